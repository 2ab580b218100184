-- Staff sign in with a second factor: a session knows when it was given, when it was given again, and what a passkey is asked to sign.
alter table session
  add column second_factor_at timestamptz,
  add column stepped_up_at timestamptz,
  add column passkey_challenge text,
  add column passkey_asked_at timestamptz;

create table second_factor (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('totp', 'passkey')),
  label text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Of an app: its secret, sealed with a key that is not in the database, and the last step of 30 s whose code was taken.
  sealed_secret bytea,
  last_step bigint,
  -- Of a passkey.
  credential_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  primary key (account_id, id),
  check (case kind when 'totp' then sealed_secret is not null
                   else credential_id is not null and public_key is not null and counter is not null end)
);

-- Codes for the day when the factor is not at hand; their hashes.
create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Links to enrol a second factor, each for one use.
create table second_factor_link (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What is being enrolled: the secret shown, or what the new passkey is asked to sign.
  sealed_secret bytea,
  passkey_challenge text
);
create index second_factor_link_of_account on second_factor_link (account_id);
create index second_factor_link_by_end on second_factor_link (expires_at);
