-- The fake card network of demo mode has a schema of its own since the release before (decision 34). Its four old tables are
-- empty in production and go. Where they hold rows, a demo was not started since: its next start takes the rows over
-- and drops them. Views of these names belong to the network's own migrations.
do $$
declare
  name text;
  has_rows boolean;
  old_names text[] := array['fake_card_refund', 'fake_card_intent', 'fake_card_call', 'fake_card_event'];
begin
  foreach name in array old_names loop
    if not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                    where n.nspname = 'public' and c.relname = name and c.relkind = 'r') then
      return;
    end if;
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then
      return;
    end if;
  end loop;
  drop table fake_card_refund;
  drop table fake_card_intent;
  drop table fake_card_call;
  drop table fake_card_event;
end $$;
