-- A note may speak of one field, and of words in it; the place names its block by id, so that it stays with it.
alter table content.note
  add column place text check (place <> ''),
  add column quote text check (quote <> ''),
  add constraint note_quotes_at_a_place check (quote is null or place is not null);

-- What whoever published said of it, for the history. A time that is set keeps it until then.
alter table content.published_version add column note text check (note <> '');
alter table content.entry add column publish_note text check (publish_note <> '');
