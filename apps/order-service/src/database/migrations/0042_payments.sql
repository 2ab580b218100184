-- Payments. An attempt is committed before the card network is called; its id is the idempotency key of that call.

create table payment (
  -- The account of the order, so that a payment lies beside what it pays.
  account_id uuid not null,
  id uuid not null,
  -- What is paid: an order version, or (for edit credit) a refill.
  cart_id uuid,
  version_id uuid,
  credit_purchase_id uuid,
  payer_account_id uuid not null references account (id),
  method text not null check (method in ('card', 'purchase_order', 'blanket_purchase_order', 'edit_credit')),
  -- created: committed, network not asked yet. pending: the network works, or the customer has to act.
  status text not null check (status in ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'refunded')),
  currency text not null default 'USD',
  amount_minor bigint not null check (amount_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  -- The card network's id of its side (PaymentIntent).
  network_id text unique,
  -- What belongs to the method: PO number, attachment, billing contact; blanket PO; the credit accounts drawn on.
  details jsonb not null default '{}',
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  check ((version_id is null) <> (credit_purchase_id is null)),
  foreign key (account_id, version_id) references order_version (account_id, id)
);

-- At most one live payment and at most one that went through, for each order and for each refill.
create unique index payment_one_live on payment (account_id, cart_id)
  where status in ('created', 'pending') and cart_id is not null;
create unique index payment_one_succeeded on payment (account_id, cart_id)
  where status in ('succeeded', 'refunded') and cart_id is not null;
create unique index payment_one_for_a_refill on payment (account_id, credit_purchase_id)
  where status in ('created', 'pending', 'succeeded', 'refunded') and credit_purchase_id is not null;
create index payment_unsettled on payment (updated_at) where status in ('created', 'pending');

-- Every message of the card network, once. A message is kept before it is acted on.
create table card_network_event (
  id text primary key,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

create table refund (
  account_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('created', 'succeeded', 'failed')),
  network_id text unique,
  reason text not null default '',
  requested_by uuid references account (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, payment_id) references payment (account_id, id)
);
create index refund_by_payment on refund (account_id, payment_id);

-- Files that customers attach to a purchase order. The bytes are in the disk store under storage_key.
create table attachment (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  cart_id uuid,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null check (byte_size >= 0 and byte_size < 100000000),
  sha256 bytea not null,
  storage_key text not null unique,
  created_at timestamptz not null,
  primary key (account_id, id)
);
