-- What staff did and what they looked at: only added to, and forgotten after 24 months.
create table staff_audit (
  id uuid primary key,
  at timestamptz not null,
  kind text not null check (kind in ('write', 'look')),
  -- Null: the command line. Name and address as they were then.
  actor_id uuid,
  actor_name text not null,
  actor_email text not null,
  -- A write by its name, a look by its call.
  action text not null,
  subject_kind text not null,
  -- Null: a list.
  subject_id text,
  reason text not null default '',
  -- Of a write: [{field, from, to}].
  changes jsonb not null default '[]',
  -- Of a look at a list: what was asked for.
  filter jsonb not null default '{}'
);
create index staff_audit_by_time on staff_audit (at desc, id desc);
create index staff_audit_of_actor on staff_audit (actor_id, at desc, id desc);
create index staff_audit_of_subject on staff_audit (subject_kind, subject_id, at desc, id desc);

-- A table may say after how long its rows can be forgotten: `refuse_change('24 months')`.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_nargs = 1 then
    if old.at <= now() - tg_argv[0]::interval then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger staff_audit_is_append_only before update or delete on staff_audit
  for each row execute function refuse_change('24 months');
create trigger staff_audit_is_not_emptied before truncate on staff_audit
  for each statement execute function refuse_change();

-- The store's role may not take rows away; this it may have done, by the role that owns them.
create function forget_old_staff_audit() returns void language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from staff_audit where at <= now() - interval '24 months';
  end;
