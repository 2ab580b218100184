-- What a picture looks like, whatever its size and format: 512 comparisons of grey values. Null: it was not looked at yet;
-- a drawing and another file are never.
alter table content.media add column look bit(512);

-- Pictures that look the same, written in both directions, so that the one and the other find each other.
create table content.media_alike (
  one_id uuid not null references content.media (id) on delete cascade,
  other_id uuid not null references content.media (id) on delete cascade,
  primary key (one_id, other_id),
  check (one_id <> other_id)
);
create index media_alike_other on content.media_alike (other_id);
