-- What was decided about the screening of an order, by a machine or by staff; the state is in placed_order.
create table screening_history (
  account_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  from_state text not null,
  to_state text not null check (to_state in ('cleared', 'held')),
  -- Who decided; null: the screener.
  actor_id uuid references account (id),
  -- For staff: what was found, and why it was decided so.
  note text not null default '',
  at timestamptz not null,
  primary key (account_id, order_id, id),
  foreign key (account_id, order_id) references cart (account_id, id)
);
create trigger screening_history_is_append_only before update or delete on screening_history
  for each row execute function refuse_change();

-- When the screener is asked about an order next; null: at once.
alter table placed_order add column screen_at timestamptz;
create index placed_order_to_screen on placed_order (screen_at) where screening_state = 'pending';
