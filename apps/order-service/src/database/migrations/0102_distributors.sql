-- Companies that order for others in their countries (Specification 1 §3 "Distributor"); shown on a page to everybody.
create table distributor (
  id uuid primary key,
  name text not null,
  address text not null,
  address_2 text not null default '',
  email text not null,
  telephone_number text not null default '',
  fax_number text not null default '',
  website text not null default '',
  -- ISO 3166-1; its name is in the table of countries that server and browser share.
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  unique (country_code, name)
);
