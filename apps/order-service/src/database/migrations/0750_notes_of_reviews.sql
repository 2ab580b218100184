-- What editors say to each other of a draft: a remark, or why it went back to its author.
create table content.note (
  id uuid primary key,
  entry_id uuid not null references content.entry (id) on delete cascade,
  -- The draft that the note speaks of.
  version integer not null check (version > 0),
  text text not null check (text <> ''),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  -- A note that is done can be opened again.
  done_at timestamptz,
  done_by_name text,
  check ((done_at is null) = (done_by_name is null))
);
create index note_of_entry on content.note (entry_id, created_at, id);

-- The version that a reviewer agreed to; a draft that was written after it is not agreed to.
alter table content.entry
  add column approved_version integer check (approved_version > 0),
  add column approved_by_name text;
