-- What is paid for is frozen: an order version holds the whole contents of a cart with the hash of them. The same
-- contents are the same version. Versions are never changed.

create table order_version (
  account_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  contents_hash bytea not null,
  -- Items, shipments, addresses, voucher, tax and totals in the shape numbered by contents_version.
  contents jsonb not null,
  contents_version smallint not null default 1,
  currency text not null default 'USD',
  total_minor bigint not null check (total_minor >= 0),
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, cart_id, contents_hash),
  foreign key (account_id, cart_id) references cart (account_id, id)
);

-- A placed order: the cart of the same id, paid by exactly one payment. The table of states is domain/order.
create table placed_order (
  account_id uuid not null,
  -- The id of the cart.
  id uuid not null,
  -- What customers and documents call it, CS-XXXX-XXXX: random, so that no counter is shared.
  number text not null unique,
  version_id uuid not null,
  payment_id uuid not null,
  payer_account_id uuid not null references account (id),
  status text not null,
  screening_state text not null default 'not_required'
    check (screening_state in ('not_required', 'pending', 'cleared', 'held')),
  currency text not null default 'USD',
  total_minor bigint not null check (total_minor >= 0),
  customer_reference_code text,
  -- What a search looks through: number, reference, PO number, names of items; in small letters.
  search_text text not null default '',
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, id) references cart (account_id, id),
  foreign key (account_id, version_id) references order_version (account_id, id)
);
create index placed_order_by_date on placed_order (account_id, placed_at desc, id desc);
create index placed_order_by_payer on placed_order (payer_account_id, placed_at desc, id desc);

-- One row for each change of a state, of the order or of one of its shipments, written in the same transaction.
create table order_history (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  -- Null: the order itself; otherwise one of its shipments (cart_group).
  group_id uuid,
  from_status text,
  to_status text not null,
  -- Who did it; null: the store itself.
  actor_id uuid references account (id),
  note text not null default '',
  at timestamptz not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references cart (account_id, id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger order_history_is_append_only before update or delete on order_history
  for each row execute function refuse_change();
create trigger order_version_is_frozen before update or delete on order_version
  for each row execute function refuse_change();
