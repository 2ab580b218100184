-- When the card network is asked again for a refund that it has not confirmed. Who takes one up puts this off by a moment,
-- so that another process takes it when this one dies; only an answer that it cannot be done now makes the distance grow.
alter table refund add column next_ask_at timestamptz not null default now() + interval '10 seconds';
drop index refund_due;
drop index refund_to_send;
create index refund_to_send on refund (next_ask_at) where status = 'created';
