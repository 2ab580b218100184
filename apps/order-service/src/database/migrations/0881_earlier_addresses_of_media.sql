-- The bytes that a picture or file had before it was replaced: their address leads to what took their place. Links from
-- elsewhere and printed ones have it still.
create table content.media_earlier (
  hash text primary key,
  media_id uuid not null references content.media (id) on delete cascade,
  replaced_at timestamptz not null
);
create index media_earlier_of on content.media_earlier (media_id);
