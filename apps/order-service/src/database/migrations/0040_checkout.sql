-- A cart becomes an order under the same id: every call of Specification 1 §7 names it by that one id for life.
-- 'cart' is the active cart, 'saved' a cart put aside, 'quote' a cart with a numbered quote, 'ordered' one that was paid.

alter table cart drop constraint cart_status_check;
alter table cart add constraint cart_status_check check (status in ('cart', 'saved', 'quote', 'ordered'));

alter table cart
  add column name text not null default '',
  -- Who took a shared cart over and now acts on it; null: its owner.
  add column holder_id uuid references account (id),
  add column customer_reference_code text,
  add column cost_centre text,
  -- Addresses as they were when they were chosen; the address book may change afterwards.
  add column shipping_address jsonb,
  add column billing_address jsonb,
  add column voucher_code text,
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add column terms_accepted_by uuid references account (id);

create index cart_by_holder on cart (holder_id) where holder_id is not null;

alter table cart_group add column shipping_method text;

-- The address book of an account.
create table address (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  address jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was last used for an order; null: never.
  shipping_used_at timestamptz,
  billing_used_at timestamptz,
  -- Taken out of the book; kept while orders show it.
  removed_at timestamptz,
  primary key (account_id, id)
);

-- Tax by country and subdivision ('' means all of the country), in hundredths of a percent; empty until configured.
create table tax_rate (
  country text not null,
  subdivision text not null default '',
  label text not null,
  rate_hundredths integer not null check (rate_hundredths between 0 and 10000),
  taxes_shipping boolean not null default true,
  primary key (country, subdivision)
);

create table tax_exemption (
  account_id uuid not null references account (id) on delete cascade,
  certificate_number text not null,
  country text not null,
  valid_until date,
  primary key (account_id, country)
);
