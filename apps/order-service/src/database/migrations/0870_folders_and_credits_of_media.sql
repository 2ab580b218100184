-- Media lie in folders by name, and say who made them. A folder is there as long as something lies in it, so that
-- nothing has to be kept in step; empty: in none.
alter table content.media
  add column folder text not null default '',
  add column credit text not null default '';

create index media_folder on content.media (folder) where folder <> '' and deleted_at is null;
