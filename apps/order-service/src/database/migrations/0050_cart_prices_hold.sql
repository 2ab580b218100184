-- When the price of an item was last set: it holds from then on for a time (domain/cart, price-hold). Null for items that
-- the version before wrote: then it was set when the item was added.
alter table cart_item add column priced_at timestamptz;

-- The carts that are not ordered yet, however many orders an account has.
create index cart_not_ordered on cart (account_id) where status <> 'ordered';
