-- How often an article of the help was read, by day, so that its front page can name those that are read most. Who
-- read is not kept, and of the time only the day.
create table content.page_read (
  entry_id uuid not null,
  day date not null,
  times integer not null check (times > 0),
  primary key (entry_id, day)
);

create index page_read_day on content.page_read (day);
