-- Price lists: reference tables (the same for every account). A list never changes once it is imported; its version
-- names its contents, and one list is the current one.

create table price_list (
  version text primary key,
  name text not null,
  currency text not null default 'USD',
  imported_at timestamptz not null,
  is_current boolean not null default false
);

create unique index price_list_one_current on price_list (is_current) where is_current;

-- The fields of Specification 2 §3 "Pricing records". A row of type out_of_stock has no price: it withdraws what it
-- matches. Empty options mean "any". Money in minor units; for percent, hundredths of a percent taken off.
create table price_record (
  list_version text not null references price_list (version),
  id text not null,
  position integer not null,
  product_slug text not null,
  product_type text not null check (product_type in ('tube', 'plate', 'add_on')),
  price_type text not null check (price_type in ('price', 'percent', 'fixed', 'out_of_stock')),
  price_strategy text,
  label text not null,
  note text not null default '',
  yield_options text[],
  modified_options text[],
  nuclease_options text[],
  min_length integer,
  max_length integer,
  price bigint,
  primary key (list_version, id),
  check ((price is null) = (price_type = 'out_of_stock')),
  check (price >= 0),
  check (price_type <> 'percent' or price <= 10000)
);
