-- A quote is a numbered paper with an end: its prices hold until then, whatever becomes of the price list.
create table quote (
  account_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  -- Q-XXXX-XXXX, random as the number of an order.
  number text not null unique,
  version_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- Turned back into a cart, or replaced by a later quote.
  withdrawn_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, cart_id) references cart (account_id, id),
  foreign key (account_id, version_id) references order_version (account_id, id)
);
create index quote_by_cart on quote (account_id, cart_id);

-- A link that shows a cart to somebody else and lets that person take it over. The token is only in the link.
create table cart_share (
  token_hash bytea primary key,
  account_id uuid not null,
  id uuid not null unique,
  cart_id uuid not null,
  recipient_email text not null,
  message text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  seen_at timestamptz,
  taken_by uuid references account (id),
  taken_at timestamptz,
  revoked_at timestamptz,
  foreign key (account_id, cart_id) references cart (account_id, id) on delete cascade
);
create index cart_share_by_cart on cart_share (account_id, cart_id);
