create table fake_card_network.intent (
  id text primary key,
  client_secret text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null,
  metadata jsonb not null,
  description text,
  last_error jsonb,
  -- The card that was shown last, as a row of the table of test cards, and where the customer comes from.
  card text,
  return_url text,
  -- When a card that takes its time is done.
  done_at timestamptz,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  created_at timestamptz not null
);
create table fake_card_network.refund (
  id text primary key,
  intent_id text not null references fake_card_network.intent (id),
  amount_minor bigint not null check (amount_minor > 0),
  metadata jsonb not null,
  created_at timestamptz not null
);
create table fake_card_network.call (
  key text primary key,
  request_hash bytea not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null
);
create table fake_card_network.event (
  id text primary key,
  body jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index event_due on fake_card_network.event (due_at) where delivered_at is null;

-- A release before this one remembered in tables of the store. What they hold is taken over, and a store of that release
-- that still runs beside this one goes on working through views of the same names. Where there are none, nothing is done.
do $$
declare
  moved text;
begin
  foreach moved in array array['intent', 'refund', 'call', 'event'] loop
    if exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                where n.nspname = 'public' and c.relname = 'fake_card_' || moved and c.relkind = 'r') then
      execute format('lock table public.%I in access exclusive mode', 'fake_card_' || moved);
      execute format('insert into fake_card_network.%I select * from public.%I', moved, 'fake_card_' || moved);
    end if;
  end loop;
  foreach moved in array array['refund', 'intent', 'call', 'event'] loop
    if exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                where n.nspname = 'public' and c.relname = 'fake_card_' || moved and c.relkind = 'r') then
      execute format('drop table public.%I', 'fake_card_' || moved);
      execute format('create view public.%I as select * from fake_card_network.%I', 'fake_card_' || moved, moved);
    end if;
  end loop;
end $$;
