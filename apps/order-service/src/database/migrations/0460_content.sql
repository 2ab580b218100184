-- Content: entries with their versions, and the read model of what is published, which alone the site reads.
create schema content;

create table content.entry (
  id uuid primary key,
  type text not null,
  -- What sets it apart: the address of its page with letters folded, or the fields that its type names.
  address text check (address = lower(address)),
  -- The address of its page as the draft has it; null for a type without pages.
  url text,
  title text not null,
  -- Raised by every write. One that started from another revision changes nothing.
  revision integer not null default 1,
  draft_version integer not null,
  -- Null: it is not published.
  published_version integer,
  is_in_review boolean not null default false,
  publish_at timestamptz,
  -- The version that was there when publishing was scheduled.
  publish_version integer,
  unpublish_at timestamptz,
  -- In the trash since then; emptied after 30 days.
  deleted_at timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  updated_by uuid,
  check ((publish_at is null) = (publish_version is null))
);
create unique index entry_address on content.entry (address) where deleted_at is null;
create index entry_of_type on content.entry (type, updated_at desc);
create index entry_in_trash on content.entry (deleted_at) where deleted_at is not null;

-- What an editor saved. It never changes; it goes only with its entry.
create table content.version (
  entry_id uuid not null references content.entry (id) on delete cascade,
  number integer not null,
  -- The version of the type's table of fields that the fields were written under.
  type_version integer not null,
  url text,
  fields jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid,
  saved_by_name text not null,
  primary key (entry_id, number)
);
create function content.refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of content never changes' using errcode = 'restrict_violation';
end $$;
create trigger version_never_changes before update on content.version
  for each row execute function content.refuse_version_change();
create trigger version_is_not_emptied before truncate on content.version
  for each statement execute function content.refuse_version_change();

-- When a version was published: its text stays readable, as that of terms which somebody accepted.
create table content.published_version (
  entry_id uuid not null references content.entry (id) on delete cascade,
  version integer not null,
  published_at timestamptz not null,
  published_by uuid,
  primary key (entry_id, published_at)
);

-- What the site reads: one row a page, with the references and media that it shows.
create table content.published_entry (
  id uuid primary key references content.entry (id),
  type text not null,
  address text not null unique,
  url text,
  -- Letters folded, without a slash at the end. Twice only where one is of a type that stands in for the other.
  url_key text,
  title text not null,
  fields jsonb not null,
  -- What lists and other entries show of it.
  card jsonb not null,
  facets text[] not null,
  -- The date that its type names; null: it has none.
  sort_at timestamptz,
  noindex boolean not null,
  version integer not null,
  first_published_at timestamptz not null,
  published_at timestamptz not null,
  summary text not null,
  body text not null,
  words tsvector not null
);
create index published_entry_url on content.published_entry (url_key);
create index published_entry_of_type on content.published_entry (type, sort_at desc, id);
create index published_entry_title on content.published_entry (type, lower(title), id);
create index published_entry_facets on content.published_entry using gin (facets);
create index published_entry_words on content.published_entry using gin (words);

-- What an entry points at: "used in", and whose pages are drawn anew when it changes. No foreign key to what is pointed
-- at: an import may bring entries in any order.
create table content.use (
  entry_id uuid not null references content.entry (id) on delete cascade,
  target_id uuid not null,
  stage text not null check (stage in ('draft', 'published')),
  primary key (entry_id, stage, target_id)
);
create index use_of_target on content.use (target_id, stage);

-- Addresses that were, and where they lead now. Chains are collapsed when a row is written.
create table content.redirect (
  from_key text primary key check (from_key = lower(from_key)),
  to_url text not null,
  -- Null: an administrator set it.
  entry_id uuid references content.entry (id) on delete cascade,
  created_at timestamptz not null,
  created_by uuid
);
create index redirect_to on content.redirect (to_url);

-- Every write of content: who, when, what.
create table content.audit (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  entry_id uuid,
  detail jsonb not null
);
create index audit_of_entry on content.audit (entry_id, at);
create trigger audit_is_append_only before update or delete on content.audit
  for each row execute function refuse_change();
create trigger audit_is_not_emptied before truncate on content.audit
  for each statement execute function refuse_change();

-- When something is to be done with an entry by the clock; null: nothing.
create function content.entry_due(entry content.entry) returns timestamptz language sql stable as $$
  select case when entry.deleted_at is null then least(entry.publish_at, entry.unpublish_at) end $$;

create function content.keep_entry_job() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or content.entry_due(old) is distinct from content.entry_due(new) then
    perform public.keep_job('publish_content', new.id::text, content.entry_due(new));
  end if;
  return null;
end $$;
create trigger entry_job after insert or update on content.entry
  for each row execute function content.keep_entry_job();
