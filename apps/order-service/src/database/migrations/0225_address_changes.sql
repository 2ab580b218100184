-- Which browser asked for a mail, as the hash of its visit or session token: when the link in it is followed, anywhere,
-- that browser's session counts as verified, and no other one.
alter table account_token add column asked_in bytea;

alter table session
  -- It was begun before the address was verified. Raised by a link that this browser asked for; a new sign-in has it off.
  add column is_unverified boolean not null default false,
  -- The hash of the visit token that the browser had before it signed in.
  add column began_as bytea;

-- An address that another one has replaced. Its owner can take it back by the link in a mail.
create table address_change (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  old_email text not null,
  old_email_normalised text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  -- Taken back, or overtaken by an older change that was.
  ended_at timestamptz
);
create index address_change_of_account on address_change (account_id);
-- Nobody else may take the address while it can be taken back.
create index address_change_open on address_change (old_email_normalised) where ended_at is null;
create index address_change_by_end on address_change (expires_at);
