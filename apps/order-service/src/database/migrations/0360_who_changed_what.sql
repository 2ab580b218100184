-- Whatever staff changes leaves a row that stays (promise L7). Roles are granted and taken away by a command; a trigger writes
-- it down, so that no statement can forget to.
create table account_role_history (
  account_id uuid not null,
  id bigint generated always as identity,
  role text not null,
  change text not null check (change in ('granted', 'revoked')),
  at timestamptz not null default now(),
  primary key (account_id, id)
);
insert into account_role_history (account_id, role, change, at) select account_id, role, 'granted', granted_at from account_role;

create function keep_account_role_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into account_role_history (account_id, role, change) values (new.account_id, new.role, 'granted');
  else
    insert into account_role_history (account_id, role, change) values (old.account_id, old.role, 'revoked');
  end if;
  return null;
end $$;
create trigger account_role_changes after insert or delete on account_role
  for each row execute function keep_account_role_history();
create trigger account_role_history_is_append_only before update or delete on account_role_history
  for each row execute function refuse_change();
create trigger account_role_history_is_not_emptied before truncate on account_role_history
  for each statement execute function refuse_change();

-- Who asked for a refund stood in the refund alone, whose row changes with its state.
alter table refund_history add column actor_id uuid;
create or replace function keep_refund_history() returns trigger language plpgsql as $$
begin
  insert into refund_history (account_id, refund_id, from_status, to_status, at, actor_id)
  values (new.account_id, new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.updated_at,
          case when tg_op = 'INSERT' then new.requested_by end);
  return null;
end $$;
