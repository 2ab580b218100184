import type { OrderContents } from '@cutsite/domain/checkout';
import type { PriceableItem } from '@cutsite/domain/price';
import type { Pool, PoolClient } from 'pg';
import type { OrderHandle } from '../../order-contents/index.ts';
import type { TakenNames } from './free-names.ts';

/** An item that is about to be copied; the amount is that of one copy. */
export interface SourceRow {
  readonly id: string;
  readonly item: PriceableItem;
  readonly quantity: number;
  readonly subtotal_minor: number;
}

/**
 * The items of an order, in the order in which they were added: of a placed order those that were paid for, whatever
 * became of its cart while it was being paid.
 */
export async function readSources(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<readonly SourceRow[]> {
  const paid = await db.query<{ items: OrderContents['items'] }>(
    `select v.contents -> 'items' as items
       from placed_order p join order_version v on v.account_id = p.account_id and v.id = p.version_id
      where p.account_id = $1 and p.id = $2`,
    [accountId, id],
  );
  const [order] = paid.rows;
  if (order !== undefined)
    return order.items.map(({ subtotal, ...item }) => ({ ...item, subtotal_minor: subtotal.minor }));
  const { rows } = await db.query<SourceRow>(
    'select id, item, quantity, subtotal_minor from cart_item where account_id = $1 and cart_id = $2 order by id',
    [accountId, id],
  );
  return rows;
}

/** The names of all tubes in the active cart, and of its plates where they are to differ too. */
export async function readTakenNames(client: PoolClient, accountId: string, plates: boolean): Promise<TakenNames> {
  const tubeNames = await client.query<{ name: string }>(
    `select n.name from cart c join cart_tube_name n on n.account_id = c.account_id and n.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart'`,
    [accountId],
  );
  const tubes = new Set(tubeNames.rows.map((row) => row.name));
  if (!plates) return { tubes, plates: null };
  const plateNames = await client.query<{ name: string }>(
    `select i.item ->> 'plateName' as name
       from cart c join cart_item i on i.account_id = c.account_id and i.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart' and i.item ->> 'format' = 'plate'`,
    [accountId],
  );
  return { tubes, plates: new Set(plateNames.rows.map((row) => row.name)) };
}

/** The active cart, or null. */
export async function readActiveCartId(client: PoolClient, accountId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(`select id from cart where account_id = $1 and status = 'cart'`, [
    accountId,
  ]);
  return rows[0]?.id ?? null;
}
