-- A request that is being written, so that its owner goes on with it in another browser: at most one for each account.
create table advanced_request_draft (
  account_id uuid primary key references account (id) on delete cascade,
  -- Another one with each write; a write that replaces an older one changes nothing.
  revision uuid not null,
  -- What was typed, as JSON text: it is only ever read whole.
  draft text not null,
  saved_at timestamptz not null
);
