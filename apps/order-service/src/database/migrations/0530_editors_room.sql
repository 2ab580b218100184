-- Who of the staff has something open now: an order or an entry of content. A row is refreshed while it is open.
-- `order_onlooker` is written by the version before this one alone; a later release drops it.
create table onlooker (
  subject_kind text not null check (subject_kind in ('order', 'entry')),
  subject_id uuid not null,
  staff_id uuid not null references account (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (subject_kind, subject_id, staff_id)
);
create index onlooker_seen on onlooker (seen_at);

-- Filters of the list of entries that an editor keeps.
create table content.view (
  staff_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  -- As the address of the list says it: `type=blog_post&state=changed`.
  query text not null,
  created_at timestamptz not null,
  primary key (staff_id, id)
);

-- Links by which somebody without an account reads a draft until a time.
create table content.preview_link (
  -- SHA-256 of the token in hexadecimal.
  token_hash text primary key,
  entry_id uuid not null references content.entry (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid not null
);
create index preview_link_expiry on content.preview_link (expires_at);

create index entry_latest on content.entry (updated_at desc, id);
create index version_of_editor on content.version (saved_by, entry_id);
