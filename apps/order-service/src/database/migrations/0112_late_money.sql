-- What a card network took for a payment that had ended with us: its refund is promised in the same transaction, and the
-- payment stays the failed or cancelled one that it was.
alter table payment
  add column late_minor bigint not null default 0,
  add constraint payment_late_minor_check
    check (late_minor = 0 or (late_minor = amount_minor and status in ('failed', 'cancelled')));

-- Payments that have ended are looked at some more times, in case the message of the network is lost.
create index payment_ended_to_look_at on payment (next_look_at)
  where status in ('failed', 'cancelled') and next_look_at is not null;

-- Every state of a refund has one line. A trigger writes it, so that no statement can forget to.
create table refund_history (
  account_id uuid not null,
  refund_id uuid not null,
  id bigint generated always as identity,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  primary key (account_id, refund_id, id),
  foreign key (account_id, refund_id) references refund (account_id, id)
);

insert into refund_history (account_id, refund_id, to_status, at)
select account_id, id, status, created_at from refund;

create function keep_refund_history() returns trigger language plpgsql as $$
begin
  insert into refund_history (account_id, refund_id, from_status, to_status, at)
  values (new.account_id, new.id, case when tg_op = 'UPDATE' then old.status end, new.status, new.updated_at);
  return null;
end $$;
create trigger refund_begins after insert on refund for each row execute function keep_refund_history();
create trigger refund_changes after update of status on refund
  for each row when (old.status is distinct from new.status) execute function keep_refund_history();
create trigger refund_history_is_append_only before update or delete on refund_history
  for each row execute function refuse_change();
