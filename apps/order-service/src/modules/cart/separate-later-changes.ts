import { isDeepStrictEqual } from 'node:util';
import type { OrderContents } from '@cutsite/domain/checkout';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { readStoredItem } from '../order-contents/index.ts';

interface PaidCart {
  readonly accountId: string;
  readonly id: string;
  /** What was paid for. */
  readonly contents: OrderContents;
  readonly now: Date;
}

interface ItemRow {
  readonly id: string;
  readonly quantity: number;
  readonly item: unknown;
  readonly item_version: number;
  readonly subtotal_minor: number;
}

/**
 * Ends a cart that was paid for. What was added or changed while the payment was under way was not paid: it moves to a
 * new cart, so that nothing is made unpaid and nothing of a customer's work is lost.
 */
export async function separateLaterChanges(client: PoolClient, cart: PaidCart): Promise<void> {
  const { accountId, id, contents, now } = cart;
  await client.query({
    name: 'end-paid-cart',
    text: `update cart set status = 'ordered', updated_at = $3 where account_id = $1 and id = $2`,
    values: [accountId, id, now],
  });
  const { rows } = await client.query<ItemRow>({
    name: 'read-items-of-paid-cart',
    text: 'select id, quantity, item, item_version, subtotal_minor from cart_item where account_id = $1 and cart_id = $2',
    values: [accountId, id],
  });
  const paid = new Map(contents.items.map((item) => [item.id, item]));
  const unpaid = rows.filter((row) => {
    const before = paid.get(row.id);
    return (
      before?.quantity !== row.quantity ||
      before.subtotal.minor !== row.subtotal_minor ||
      !isDeepStrictEqual(before.item, readStoredItem(row.item, row.item_version))
    );
  });
  if (unpaid.length > 0) {
    await moveToNewCart(
      client,
      cart,
      unpaid.map((row) => row.id),
    );
  }
}

/** The open cart of the customer, unless another one is open by now: then one put aside. */
async function moveToNewCart(client: PoolClient, { accountId, id, now }: PaidCart, items: string[]): Promise<void> {
  const newId = uuid();
  await client.query(
    `insert into cart (account_id, id, status, name, created_at, updated_at)
     select $1, $2, case when exists (select from cart where account_id = $1 and status = 'cart') then 'saved' else 'cart' end,
            'Changed while it was paid', $3, $3`,
    [accountId, newId, now],
  );
  const { rows: groups } = await client.query<{ id: string; temperature: string }>(
    `select distinct g.id, g.temperature from cart_item i
       join cart_group g on g.account_id = i.account_id and g.id = i.group_id
      where i.account_id = $1 and i.cart_id = $2 and i.id = any($3)`,
    [accountId, id, items],
  );
  for (const group of groups) {
    await client.query(
      `with shipment as (
         insert into cart_group (account_id, id, cart_id, temperature, last_updated) values ($1, $2, $3, $4, $5)
         returning id)
       update cart_item set cart_id = $3, group_id = (select id from shipment), updated_at = $5
        where account_id = $1 and cart_id = $6 and group_id = $7 and id = any($8)`,
      [accountId, uuid(), newId, group.temperature, now, id, group.id, items],
    );
  }
  for (const table of ['cart_tube_name', 'cart_add_on']) {
    await client.query(
      `update ${table} set cart_id = $3 where account_id = $1 and cart_id = $2 and item_id = any($4)`,
      [accountId, id, newId, items],
    );
  }
}
