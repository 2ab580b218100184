-- A changed address counts only once its owner has followed the link that was sent there.
alter table account
  add column pending_email text,
  add column pending_email_normalised text;

-- What a customer knows a session by: the list never shows a token or its hash.
alter table session
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '';
create unique index session_by_id on session (account_id, id);
