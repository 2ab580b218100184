-- When a payment that is not settled is looked at next by the reconciler; null: at once.
alter table payment add column next_look_at timestamptz;
create index payment_due on payment (next_look_at) where status in ('created', 'pending');
create index refund_due on refund (updated_at) where status = 'created';
create index card_network_event_due on card_network_event (received_at) where handled_at is null;
create index voucher_use_by_cart on voucher_use (account_id, cart_id);

-- The memory of the card network of the demo and of tests. It stands for a company outside: nothing of the store reads
-- or writes these tables, it only speaks HTTP with it. Empty in production.
create table fake_card_intent (
  id text primary key,
  client_secret text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null,
  metadata jsonb not null,
  description text,
  last_error jsonb,
  -- The card that was shown last, as a row of the table of test cards, and where the customer comes from.
  card text,
  return_url text,
  -- When a card that takes its time is done.
  done_at timestamptz,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  created_at timestamptz not null
);
create table fake_card_refund (
  id text primary key,
  intent_id text not null references fake_card_intent (id),
  amount_minor bigint not null check (amount_minor > 0),
  metadata jsonb not null,
  created_at timestamptz not null
);
create table fake_card_call (
  key text primary key,
  request_hash bytea not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null
);
create table fake_card_event (
  id text primary key,
  body jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index fake_card_event_due on fake_card_event (due_at) where delivered_at is null;
