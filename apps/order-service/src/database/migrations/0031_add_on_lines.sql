-- The line of a cart that an add-on is on: the key makes adding the same add-on again add to its quantity, for parallel
-- adds as well. A table of its own and no constraint on cart_item: the version before writes lines without it.

create table cart_add_on (
  account_id uuid not null,
  cart_id uuid not null,
  product_slug text not null,
  item_id uuid not null,
  primary key (account_id, cart_id, product_slug),
  foreign key (account_id, item_id) references cart_item (account_id, id) on delete cascade
);

-- Of lines that are there already, the oldest of each add-on takes what is added from now on.
insert into cart_add_on (account_id, cart_id, product_slug, item_id)
select distinct on (account_id, cart_id, product_slug) account_id, cart_id, product_slug, id
  from cart_item
 where not item ? 'sequences'
 order by account_id, cart_id, product_slug, id;
