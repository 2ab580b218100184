-- What sales offers for a request: a version of it for each time that it was quoted, with who set the prices and why.
-- It opens a cart of its own, which is a quote.
create table request_quote (
  account_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  request_number text not null,
  version integer not null,
  cart_id uuid not null,
  quoted_by uuid not null references account (id),
  quoted_by_name text not null,
  -- For colleagues: why these prices.
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Replaced by another version, declined, withdrawn or closed: nothing is ordered by it any more.
  ended_at timestamptz,
  primary key (account_id, id),
  unique (account_id, request_id, version),
  foreign key (account_id, request_id) references advanced_request (account_id, id),
  foreign key (account_id, cart_id) references cart (account_id, id)
);

-- Its lines. Every price that is asked for them is read from here; a line is never written again.
create table quoted_line (
  account_id uuid not null,
  id uuid not null unique,
  quote_id uuid not null,
  position integer not null,
  text text not null,
  details text not null,
  amount integer not null check (amount > 0),
  unit text not null,
  unit_price_minor bigint not null check (unit_price_minor > 0),
  currency text not null default 'USD',
  temperature text not null check (temperature in ('ambient', 'cold_packs', 'dry_ice')),
  making_days integer not null check (making_days >= 0),
  needs_review boolean not null,
  restricted_countries text[] not null,
  primary key (account_id, id),
  unique (account_id, quote_id, position),
  foreign key (account_id, quote_id) references request_quote (account_id, id)
);
create trigger quoted_line_is_append_only before update or delete on quoted_line
  for each row execute function refuse_change();
create trigger quoted_line_is_not_emptied before truncate on quoted_line
  for each statement execute function refuse_change();
