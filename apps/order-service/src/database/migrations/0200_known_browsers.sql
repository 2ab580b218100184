-- Browsers in which somebody has signed in to an account with its password: there, the right password counts although
-- strangers guess at the account elsewhere. Only the hash of the browser's cookie is kept.
create table known_browser (
  token_hash bytea not null,
  account_id uuid not null references account (id) on delete cascade,
  signed_in_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browser_of_account on known_browser (account_id);
create index known_browser_by_age on known_browser (signed_in_at);
