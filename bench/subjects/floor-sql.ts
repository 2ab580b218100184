/** The floor's own statements, by hand: no more work than the job needs, in one durable transaction. */
export const findSession = `
select a.id, a.price_strategy from session s join account a on a.id = s.account_id
 where s.token_hash = $1 and s.ends_at > $2 and a.email_verified_at is not null`;

export const addItems = `
with open_cart as (
  insert into cart (account_id, id, created_at, updated_at) values ($1, $2, $3, $3)
  on conflict (account_id) where status = 'cart' do update set updated_at = excluded.updated_at
  returning id
), shipment as (
  insert into cart_group (account_id, id, cart_id, temperature, last_updated)
  select $1, $4, id, 'ambient', $3 from open_cart
  on conflict (account_id, cart_id, temperature) do update set last_updated = excluded.last_updated
  returning id, cart_id
), items as (
  insert into cart_item (account_id, id, cart_id, group_id, product_slug, quantity, item, price_list_version,
                         price_lines, subtotal_minor, undiscounted_minor, created_at, updated_at)
  select $1, new.id, shipment.cart_id, shipment.id, 'sgrna_kit', 1, new.item, $5, '[]', new.minor, new.minor, $3, $3
    from shipment, jsonb_to_recordset($6::jsonb) as new (id uuid, item jsonb, minor bigint)
), names as (
  insert into cart_tube_name (account_id, cart_id, name, item_id)
  select $1, open_cart.id, new.name, new.item_id
    from open_cart, jsonb_to_recordset($7::jsonb) as new (name text, item_id uuid)
)
select id from open_cart`;

export const readCart = `
select c.id as cart_id, c.created_at as cart_created_at, i.id, i.quantity, i.item, i.price_list_version, i.price_lines,
       i.subtotal_minor, i.undiscounted_minor, i.created_at, i.updated_at, g.id as group_id, g.temperature, g.status,
       g.shipping_carrier, g.carrier_account_number, g.shipping_method_name, g.shipping_amount_minor,
       g.tracking_number, g.last_updated
  from cart c
  join cart_item i on i.account_id = c.account_id and i.cart_id = c.id
  join cart_group g on g.account_id = i.account_id and g.id = i.group_id
 where c.account_id = $1 and c.status = 'cart' order by i.id`;
