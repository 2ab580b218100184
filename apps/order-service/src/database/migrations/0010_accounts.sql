-- Accounts, their sessions and tokens, and what slows down guessing. Keys are UUIDv7 made by the application.

create table account (
  id uuid primary key,
  -- As the customer typed it, trimmed; and as it is compared.
  email text not null,
  email_normalised text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  tshirt_size text,
  email_verified_at timestamptz,
  is_distributor boolean not null default false,
  price_strategy text,
  gift_card_limit integer not null default 2 check (gift_card_limit >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Granted by an administrator; a role makes staff only together with a verified address in a configured domain.
create table account_role (
  account_id uuid not null references account (id) on delete cascade,
  role text not null check (role in ('administrator', 'sales', 'production', 'content')),
  granted_at timestamptz not null,
  primary key (account_id, role)
);

create table session (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  -- Written at most once an hour; the sliding end counts from here.
  last_seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_of_account on session (account_id);
create index session_by_end on session (ends_at);

create table account_token (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  -- The address that the link was sent to: it proves nothing about a later one.
  email_normalised text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_by_account on account_token (account_id, purpose);
create index account_token_by_end on account_token (expires_at);

-- The recent attempts of a subject (a hashed address), oldest first: a sliding window shared by all processes.
create table throttle (
  purpose text not null,
  subject bytea not null,
  attempts timestamptz[] not null,
  -- Whether the latest attempt was let through.
  allowed boolean not null,
  primary key (purpose, subject)
);
create index throttle_by_age on throttle ((attempts[cardinality(attempts)]));

-- Answers already given to a POST with an Idempotency-Key, kept for a day.
create table idempotency_key (
  account_id uuid not null references account (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
