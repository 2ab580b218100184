-- What the list of orders shows of an order without reading its whole contents.
alter table placed_order add column item_names text[] not null default '{}';

-- Staff look an order up by its id alone; customers always by their account.
create index placed_order_by_id on placed_order (id);
