-- A write of the facts of a picture, and of a redirect, names the revision that it started from (wish 1).
alter table content.media
  add column revision integer not null default 1,
  -- Who changed it last; null: nobody since it was added.
  add column changed_by uuid;

-- Taken from the clock, so that a redirect that is removed and set anew never has a number that was seen before.
alter table content.redirect
  add column revision bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint;
