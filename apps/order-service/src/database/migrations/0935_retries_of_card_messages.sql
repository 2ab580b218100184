-- When a message of the card network that could not be acted on is tried again. Null: it has not been tried by a sweep.
-- Those that keep failing step back behind the others, and one process at a time has one in hand.
alter table card_network_event add column next_try_at timestamptz;
create or replace function card_network_event_due(event card_network_event) returns timestamptz language sql stable as $$
  select case when event.handled_at is null
              then coalesce(event.next_try_at, event.received_at + interval '5 seconds') end $$;
