-- A quote that is calculated again is another version of it: the same number with -2, -3 behind it. The version before is
-- withdrawn, which is all that the release before knows of it, and says by which it was replaced.
alter table quote
  add column version smallint not null default 1,
  add column replaced_by text;
