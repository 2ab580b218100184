-- The store itself writes a note where the clock could not publish a version.
alter table content.note alter column created_by drop not null;
