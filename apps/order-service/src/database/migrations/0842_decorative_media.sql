-- A picture that only decorates is read out by nobody. Without this an empty text does not say whether its words are
-- still to be written.
alter table content.media add column is_decorative boolean not null default false;
