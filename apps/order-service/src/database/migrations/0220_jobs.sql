-- Work that is done beside the calls is done by jobs of graphile-worker, whose schema is there before this file. A job holds
-- nothing but the id of a row. The row says when it is due, and a trigger keeps its job at that time, in the transaction that
-- writes the row: nothing is promised without its job, whichever statement or version of the store writes it.

-- The job of a row, by its key: made, moved to another time, or taken away when the row is due no more.
create function keep_job(task text, subject text, due timestamptz) returns void language plpgsql as $$
begin
  if due is null then
    perform graphile_worker.remove_job(task || ':' || subject);
  else
    perform graphile_worker.add_job(task, json_build_object('id', subject), run_at => due, max_attempts => 25,
                                    job_key => task || ':' || subject);
  end if;
end $$;

-- When a row is due; null: never again.
create function mail_due(mail outbox_mail) returns timestamptz language sql stable as $$
  select case when mail.sent_at is null and mail.due_at < 'infinity' then mail.due_at end $$;
create function tracker_event_due(event tracker_event) returns timestamptz language sql stable as $$
  select event.due_at $$;
create function payment_due(payment payment) returns timestamptz language sql stable as $$
  select case when payment.method <> 'card' then null
              when payment.status in ('created', 'pending')
              then coalesce(payment.next_look_at, payment.created_at + interval '2 seconds')
              when payment.status in ('failed', 'cancelled') then payment.next_look_at end $$;
create function card_network_event_due(event card_network_event) returns timestamptz language sql stable as $$
  select case when event.handled_at is null then event.received_at + interval '5 seconds' end $$;
create function refund_due(refund refund) returns timestamptz language sql stable as $$
  select case when refund.status = 'created' then refund.next_ask_at end $$;
create function screening_due(placed placed_order) returns timestamptz language sql stable as $$
  select case when placed.screening_state = 'pending' and placed.status in ('confirmed', 'in_review')
              then coalesce(placed.screen_at, placed.placed_at) end $$;

-- Every row that has work left, with its task: what a start makes jobs for.
create view open_work as
  select task, subject, due from (
    select 'send_mail' as task, id::text as subject, mail_due(m) as due from outbox_mail m
    union all select 'tell_tracker', id::text, tracker_event_due(e) from tracker_event e
    union all select 'settle_payment', id::text, payment_due(p) from payment p
    union all select 'handle_card_event', id, card_network_event_due(c) from card_network_event c
    union all select 'send_refund', id::text, refund_due(r) from refund r
    union all select 'screen_order', id::text, screening_due(o) from placed_order o) as every
  where due is not null;

-- A job finds its row by the id alone.
create index payment_by_id on payment (id);
create index refund_by_id on refund (id);

-- After a job: a row that is still due, because another call held it or the outside did not answer, has one again soon.
create function keep_open_job(task text, row_id text) returns void language plpgsql as $$
declare
  due timestamptz := case task
    when 'send_mail' then (select mail_due(m) from outbox_mail m where m.id = row_id::uuid)
    when 'tell_tracker' then (select tracker_event_due(e) from tracker_event e where e.id = row_id::uuid)
    when 'settle_payment' then (select payment_due(p) from payment p where p.id = row_id::uuid)
    when 'handle_card_event' then (select card_network_event_due(c) from card_network_event c where c.id = row_id)
    when 'send_refund' then (select refund_due(r) from refund r where r.id = row_id::uuid)
    when 'screen_order' then (select screening_due(o) from placed_order o where o.id = row_id::uuid) end;
begin
  if due <= now() then perform keep_job(task, row_id, now() + interval '5 seconds'); end if;
end $$;

create function keep_mail_job() returns trigger language plpgsql as $$
begin
  if mail_due(old) is distinct from mail_due(new) then perform keep_job('send_mail', new.id::text, mail_due(new)); end if;
  return null;
end $$;
create function keep_tracker_event_job() returns trigger language plpgsql as $$
begin
  if tracker_event_due(old) is distinct from tracker_event_due(new) then
    perform keep_job('tell_tracker', new.id::text, tracker_event_due(new));
  end if;
  return null;
end $$;
create function keep_payment_job() returns trigger language plpgsql as $$
begin
  if payment_due(old) is distinct from payment_due(new) then
    perform keep_job('settle_payment', new.id::text, payment_due(new));
  end if;
  return null;
end $$;
create function keep_card_network_event_job() returns trigger language plpgsql as $$
begin
  if card_network_event_due(old) is distinct from card_network_event_due(new) then
    perform keep_job('handle_card_event', new.id, card_network_event_due(new));
  end if;
  return null;
end $$;
create function keep_refund_job() returns trigger language plpgsql as $$
begin
  if refund_due(old) is distinct from refund_due(new) then
    perform keep_job('send_refund', new.id::text, refund_due(new));
  end if;
  return null;
end $$;
create function keep_screening_job() returns trigger language plpgsql as $$
begin
  if screening_due(old) is distinct from screening_due(new) then
    perform keep_job('screen_order', new.id::text, screening_due(new));
  end if;
  return null;
end $$;

create trigger outbox_mail_job after insert or update on outbox_mail for each row execute function keep_mail_job();
create trigger tracker_event_job after insert or update on tracker_event
  for each row execute function keep_tracker_event_job();
create trigger payment_job after insert or update on payment for each row execute function keep_payment_job();
create trigger card_network_event_job after insert or update on card_network_event
  for each row execute function keep_card_network_event_job();
create trigger refund_job after insert or update on refund for each row execute function keep_refund_job();
create trigger placed_order_job after insert or update on placed_order
  for each row execute function keep_screening_job();

-- A mail that was tried as often as mails are is due no more.
update outbox_mail set due_at = 'infinity' where sent_at is null and attempts >= 12;
