-- Content that is published in Contentstack. Where reading stands is kept with what was read, in one transaction, so that
-- a process that ends at any point loses nothing and does nothing twice.
create table content.contentstack_sync (
  one boolean primary key default true check (one),
  -- Which stack, environment and language it was read from; with another one reading begins anew.
  stack text not null,
  -- Raised by each reading of everything; what the newest one did not hold is on the site no more.
  generation integer not null,
  -- What is asked for next: everything, the next page of an answer, or what has changed since.
  next text not null check (next in ('everything', 'page', 'changes')),
  token text,
  -- The answer whose pages are being read holds everything, and not only changes.
  is_everything boolean not null,
  -- When the last page of an answer was read.
  read_at timestamptz,
  -- Since when it could not be read, how often it was tried since then, why, and when it is tried again.
  failed_since timestamptz,
  failures integer not null default 0,
  fault text,
  try_at timestamptz,
  -- What of an answer was no event that is known, and how often.
  unread jsonb not null default '{}',
  check ((next = 'everything') = (token is null))
);

-- What was read of each entry and picture last, as Contentstack says it.
create table content.contentstack_item (
  kind text not null check (kind in ('entry', 'asset')),
  uid text not null,
  type_uid text not null,
  -- Null: it is published there no more.
  data jsonb,
  event_at timestamptz not null,
  generation integer not null,
  -- `waiting`: to be brought into our content. `aside`: it does not fit; what was published before stays.
  state text not null check (state in ('waiting', 'kept', 'aside', 'unknown')),
  fault text check (fault in ('unreadable', 'fields', 'address', 'file', 'lost')),
  reasons text[] not null default '{}',
  aside_since timestamptz,
  -- Fields that have no place here.
  left_out text[] not null default '{}',
  -- Of an entry: uids of the pictures and files that it shows.
  assets text[] not null default '{}',
  -- The entry or the picture of ours.
  local_id uuid,
  -- Pictures of ours that it was before, and that go when nothing shows them any more.
  old_ids uuid[] not null default '{}',
  tries smallint not null default 0,
  primary key (kind, uid)
);
create index contentstack_item_waiting on content.contentstack_item (kind, uid) where state = 'waiting';
create index contentstack_item_assets on content.contentstack_item using gin (assets);
create index contentstack_item_local on content.contentstack_item (local_id);

-- Signatures of messages that were taken, for as long as a message is taken.
create table content.contentstack_message (
  signature text primary key,
  received_at timestamptz not null
);
create index contentstack_message_received on content.contentstack_message (received_at);
