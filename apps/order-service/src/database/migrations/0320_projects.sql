-- Projects that live with the account. `record` is what the browser keeps, as the JSON text it sent: the order screen that
-- reads it checks it. What has left the bin stays as a row without a record for a while, so that a browser that has it still
-- hears of the deletion. The version rises by one with each change; `write_id` names the write that made it.
create table project (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  product text not null,
  name text not null,
  version integer not null check (version > 0),
  write_id text,
  record text,
  byte_size integer not null check (byte_size >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (account_id, id),
  constraint project_live_has_record check (record is not null or deleted_at is not null)
);
create index project_in_bin on project (deleted_at) where deleted_at is not null;
