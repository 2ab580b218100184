-- A link to a preview is named by an id where it is listed and taken back; its token is known to nobody.
alter table content.preview_link add column id uuid not null unique default gen_random_uuid();
create index preview_link_of_entry on content.preview_link (entry_id, created_at);
