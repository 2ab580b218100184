-- Carts. Every key starts with the account, so that an account's rows stay together however the database is spread.

create table cart (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  status text not null default 'cart' check (status in ('cart')),
  currency text not null default 'USD',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);

-- One open cart for each account: also what parallel adds queue on.
create unique index cart_one_open on cart (account_id) where status = 'cart';

-- The shipping groups of the cart-detail response (Specification 1 §3): one for each temperature class in the cart.
create table cart_group (
  account_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  temperature text not null check (temperature in ('ambient', 'cold_packs', 'dry_ice')),
  status text not null default 'cart',
  shipping_carrier text,
  carrier_account_number text,
  shipping_method_name text,
  shipping_amount_minor bigint,
  tracking_number text,
  last_updated timestamptz not null,
  primary key (account_id, id),
  unique (account_id, cart_id, temperature),
  foreign key (account_id, cart_id) references cart (account_id, id) on delete cascade
);

-- `item` is the item as the domain knows it, in the shape numbered by `item_version`; `price_lines` the explained price
-- of one copy. Amounts are for one copy, in minor units.
create table cart_item (
  account_id uuid not null,
  id uuid not null,
  cart_id uuid not null,
  group_id uuid not null,
  product_slug text not null,
  quantity integer not null check (quantity between 1 and 999),
  item jsonb not null,
  item_version smallint not null default 1,
  needs_review boolean not null default false,
  price_list_version text not null references price_list (version),
  price_strategy text,
  price_lines jsonb not null,
  currency text not null default 'USD',
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  undiscounted_minor bigint not null check (undiscounted_minor >= subtotal_minor),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, cart_id) references cart (account_id, id) on delete cascade,
  foreign key (account_id, group_id) references cart_group (account_id, id)
);

create index cart_item_by_cart on cart_item (account_id, cart_id);

-- The names of the tubes in a cart: the key is the rule "A tube with this name already exists in your cart."
-- (Specification 1 §5), which so holds for parallel adds as well.
create table cart_tube_name (
  account_id uuid not null,
  cart_id uuid not null,
  name text not null,
  item_id uuid not null,
  primary key (account_id, cart_id, name),
  foreign key (account_id, item_id) references cart_item (account_id, id) on delete cascade
);
