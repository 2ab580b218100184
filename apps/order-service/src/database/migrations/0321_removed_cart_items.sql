-- What was taken out of a cart, for 30 days: by whom, and as it was. It is brought back by the rules and prices of then, so it
-- keeps what was ordered and the amount of one copy to compare with, and nothing of the cart it was in.
create table removed_cart_item (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  item jsonb not null,
  item_version smallint not null,
  quantity integer not null,
  subtotal_minor bigint not null,
  removed_at timestamptz not null,
  primary key (account_id, id)
);
create index removed_cart_item_by_age on removed_cart_item (removed_at);
