-- Where a published version points, and the places that its page has. They are read from the version when the list of
-- broken links is asked for, and kept until another version is published.
create table content.link_list (
  entry_id uuid primary key references content.entry (id) on delete cascade,
  version integer not null,
  -- [{"path": ["body"], "kind": "link", "target": "/help", "key": "/help", "anchor": ""}]
  pointers jsonb not null,
  anchors text[] not null
);

-- The list of editors by what was changed last and by title.
create index entry_changed on content.entry (updated_at desc, id) where deleted_at is null;
create index entry_title on content.entry (lower(title), id) where deleted_at is null;
