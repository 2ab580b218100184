-- Vouchers (order coupons), edit credit and blanket purchase orders: three ways to pay less now, each with a bound that
-- is kept by conditional updates, never by a look before a write.

create table voucher (
  -- As it is compared: upper case.
  code text primary key,
  label text not null,
  kind text not null check (kind in ('percent', 'fixed')),
  percent_hundredths integer check (percent_hundredths between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  currency text not null default 'USD',
  -- Null: no limit.
  limit_total integer check (limit_total > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  -- Orders that hold it: being paid with it, or paid.
  uses integer not null default 0 check (uses >= 0),
  valid_from timestamptz,
  valid_until timestamptz,
  -- Empty: all products.
  product_slugs text[] not null default '{}',
  check (limit_total is null or uses <= limit_total),
  check ((kind = 'percent') = (percent_hundredths is not null)),
  check ((kind = 'fixed') = (amount_minor is not null))
);

-- One row for each order that holds a voucher, and the count of them for each customer.
create table voucher_use (
  code text not null references voucher (code),
  account_id uuid not null,
  cart_id uuid not null,
  payment_id uuid not null,
  taken_at timestamptz not null,
  primary key (code, account_id, cart_id)
);
create table voucher_customer (
  code text not null references voucher (code),
  account_id uuid not null references account (id) on delete cascade,
  uses integer not null default 0 check (uses >= 0),
  primary key (code, account_id)
);

-- An edit-credit account is a ledger (ruling 17): its balance is the sum of its transactions and never below zero.
create table edit_credit (
  account_id uuid not null references account (id),
  id uuid not null,
  code text not null unique,
  credit_type text not null check (credit_type in ('edit_credit', 'gift_card')),
  currency text not null default 'USD',
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  -- Places 1 to gift_card_limit: the key makes the limit hold for parallel requests too.
  place integer not null check (place >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, place)
);
create table edit_credit_transaction (
  account_id uuid not null,
  id uuid not null,
  edit_credit_id uuid not null,
  kind text not null check (kind in ('refill', 'spend', 'refund', 'grant')),
  -- Above zero in, below zero out.
  amount_minor bigint not null check (amount_minor <> 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  payment_id uuid,
  order_id uuid,
  note text not null default '',
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, edit_credit_id) references edit_credit (account_id, id)
);
create index edit_credit_transaction_by_credit on edit_credit_transaction (account_id, edit_credit_id, id desc);

-- A refill that is being bought by card: it opens or tops up an account when its payment settles.
create table credit_purchase (
  account_id uuid not null references account (id),
  id uuid not null,
  credit_type text not null check (credit_type in ('edit_credit', 'gift_card')),
  currency text not null default 'USD',
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('open', 'credited', 'cancelled')),
  -- The account that is topped up, or the place that is kept for the one to be opened.
  edit_credit_id uuid,
  place integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);

-- A purchase order of an organisation that many orders draw on.
create table blanket_po (
  account_id uuid not null references account (id),
  id uuid not null,
  number text not null,
  currency text not null default 'USD',
  amount_minor bigint not null check (amount_minor > 0),
  balance_minor bigint not null check (balance_minor >= 0),
  valid_until date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  check (balance_minor <= amount_minor)
);
create table blanket_po_transaction (
  account_id uuid not null,
  id uuid not null,
  blanket_po_id uuid not null,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  payment_id uuid,
  order_id uuid,
  note text not null default '',
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, blanket_po_id) references blanket_po (account_id, id)
);
create index blanket_po_transaction_by_po on blanket_po_transaction (account_id, blanket_po_id, id desc);

create trigger edit_credit_transaction_is_append_only before update or delete on edit_credit_transaction
  for each row execute function refuse_change();
create trigger blanket_po_transaction_is_append_only before update or delete on blanket_po_transaction
  for each row execute function refuse_change();

-- Net terms: accounts that may pay by purchase order, and in how many days; null: by agreement only.
alter table account add column net_terms_days integer default 30 check (net_terms_days between 0 and 180);
