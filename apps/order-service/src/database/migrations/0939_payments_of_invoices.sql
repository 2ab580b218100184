-- Payments that arrived for invoices of purchase orders, as staff copies them from the bank statement. An entry is never
-- changed: a wrong one is taken back by a row of its own, with who and why, and counts no more.
create table invoice_payment (
  account_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  -- The day on the statement.
  received_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  reference text not null check (reference <> ''),
  actor_id uuid not null references account (id),
  actor_name text not null,
  recorded_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, order_id) references invoice (account_id, order_id)
);
create index invoice_payment_of_order on invoice_payment (account_id, order_id);
create index invoice_payment_by_actor on invoice_payment (actor_id);

create table invoice_payment_taken_back (
  account_id uuid not null,
  payment_id uuid not null,
  reason text not null check (reason <> ''),
  actor_id uuid not null references account (id),
  actor_name text not null,
  taken_back_at timestamptz not null,
  primary key (account_id, payment_id),
  foreign key (account_id, payment_id) references invoice_payment (account_id, id)
);
create index invoice_payment_taken_back_by_actor on invoice_payment_taken_back (actor_id);

create trigger invoice_payment_is_append_only before update or delete on invoice_payment
  for each row execute function refuse_change();
create trigger invoice_payment_is_not_emptied before truncate on invoice_payment
  for each statement execute function refuse_change();
create trigger invoice_payment_taken_back_is_append_only before update or delete on invoice_payment_taken_back
  for each row execute function refuse_change();
create trigger invoice_payment_taken_back_is_not_emptied before truncate on invoice_payment_taken_back
  for each statement execute function refuse_change();

-- The list of invoices begins with those of purchase orders: all others are paid with their order.
create index payment_by_purchase_order on payment (account_id, id) where method = 'purchase_order';
