import { type ItemKinds, type KindedItem, kindOf } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import { type OrderHandle, readStoredContents, readStoredItem } from '../../order-contents/index.ts';
import type { TakenNames } from './free-names.ts';

/** An item that is about to be copied; the amount is that of one copy. */
export interface SourceRow {
  readonly id: string;
  readonly item: KindedItem;
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
  const paid = await db.query<{ contents: unknown; contents_version: number }>(
    `select v.contents, v.contents_version
       from placed_order p join order_version v on v.account_id = p.account_id and v.id = p.version_id
      where p.account_id = $1 and p.id = $2`,
    [accountId, id],
  );
  const [order] = paid.rows;
  if (order !== undefined) {
    const { items } = readStoredContents(order.contents, order.contents_version);
    return items.map(({ subtotal, ...item }) => ({ ...item, subtotal_minor: subtotal.minor }));
  }
  const { rows } = await db.query<Omit<SourceRow, 'item'> & { readonly item: unknown; readonly item_version: number }>(
    `select id, item, item_version, quantity, subtotal_minor from cart_item
      where account_id = $1 and cart_id = $2 order by id`,
    [accountId, id],
  );
  return rows.map(({ item_version: version, item, ...row }) => ({ ...row, item: readStoredItem(item, version) }));
}

/**
 * The names in the active cart that no two items of it may share, and where asked those that a duplicate must not
 * repeat.
 */
export async function readTakenNames(
  client: PoolClient,
  kinds: ItemKinds,
  accountId: string,
  inCopies: boolean,
): Promise<TakenNames> {
  const unique = await client.query<{ name: string }>(
    `select n.name from cart c join cart_tube_name n on n.account_id = c.account_id and n.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart'`,
    [accountId],
  );
  const taken = { in_cart: new Set(unique.rows.map((row) => row.name)), in_copies: null };
  if (!inCopies) return taken;
  const { rows } = await client.query<{ item: unknown; item_version: number }>(
    `select i.item, i.item_version
       from cart c join cart_item i on i.account_id = c.account_id and i.cart_id = c.id
      where c.account_id = $1 and c.status = 'cart'`,
    [accountId],
  );
  const names = new Set<string>();
  for (const row of rows) {
    const item = readStoredItem(row.item, row.item_version);
    kindOf(kinds, item).mapNames(item, ({ text, unique: where }) => {
      if (where === 'in_copies') names.add(text.trim());
      return text;
    });
  }
  return { ...taken, in_copies: names };
}

/** The active cart, or null. */
export async function readActiveCartId(client: PoolClient, accountId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(`select id from cart where account_id = $1 and status = 'cart'`, [
    accountId,
  ]);
  return rows[0]?.id ?? null;
}
