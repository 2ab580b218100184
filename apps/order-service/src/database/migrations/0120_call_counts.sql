-- What calls were made lately, added up by all processes of the store. Not worth a log: after a crash counting starts anew.

create unlogged table call_count (
  limit_name text not null,
  -- A hashed address or account.
  subject bytea not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (limit_name, subject, window_start)
);
create index call_count_by_age on call_count (window_start);
