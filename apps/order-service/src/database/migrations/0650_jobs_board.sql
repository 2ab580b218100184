-- What the public board for jobs answered last, so that the page of careers never waits for it, and stands while it is away.
create table content.jobs_board (
  one boolean primary key default true check (one),
  postings jsonb not null,
  read_at timestamptz not null,
  -- Since when it cannot be read; null: the last try was answered.
  failed_since timestamptz
);
