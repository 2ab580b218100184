-- What staff did to the list of distributors: who, when, and how the entry was before and after.
create table distributor_history (
  id uuid primary key,
  distributor_id uuid not null,
  actor_id uuid not null references account (id),
  -- Null: it was added.
  before jsonb,
  -- Null: it was removed.
  after jsonb,
  at timestamptz not null,
  check (before is not null or after is not null)
);
create index distributor_history_of_one on distributor_history (distributor_id, at);
create trigger distributor_history_is_append_only before update or delete on distributor_history
  for each row execute function refuse_change();
create trigger distributor_history_is_not_emptied before truncate on distributor_history
  for each statement execute function refuse_change();
