-- Words that visitors looked for on the site and that found nothing, for editors. Who asked is not kept, and of the
-- time only the day.
create table content.missed_search (
  words text not null check (length(words) between 2 and 80),
  -- All of the site, or its help.
  place text not null check (place in ('site', 'help')),
  times integer not null check (times > 0),
  last_on date not null,
  primary key (words, place)
);

create index missed_search_last_on on content.missed_search (last_on);
