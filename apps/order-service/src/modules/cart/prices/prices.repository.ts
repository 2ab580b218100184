import { oldestPriceAt } from '@cutsite/domain/cart';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import { type OrderHandle, readStoredItem } from '../../order-contents/index.ts';
import type { itemRow } from '../insert-items.ts';

/** Whose prices an account has. */
export async function readPriceStrategy(db: Pool | PoolClient, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ price_strategy: string | null }>(
    'select price_strategy from account where id = $1',
    [accountId],
  );
  return rows[0]?.price_strategy ?? null;
}

interface NewPrices {
  readonly rows: readonly ReturnType<typeof itemRow>[];
  readonly version: string;
  readonly strategy: string | null;
  readonly now: Date;
}

/** Gives items new prices and reports; how many were written: none when the price list is no longer the current one. */
export async function writePrices(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  { rows, version, strategy, now }: NewPrices,
): Promise<number> {
  const { rowCount } = await client.query(
    `update cart_item i
        set price_list_version = p.version, price_strategy = $4, price_lines = new.price_lines,
            subtotal_minor = new.subtotal_minor, undiscounted_minor = new.undiscounted_minor, report = new.report,
            needs_review = new.needs_review, priced_at = $5, updated_at = $5
       from jsonb_to_recordset($6::jsonb) as new (id uuid, price_lines jsonb, subtotal_minor bigint,
              undiscounted_minor bigint, report jsonb, needs_review boolean),
            price_list p
      where i.account_id = $1 and i.cart_id = $2 and i.id = new.id and p.version = $3 and p.is_current`,
    [accountId, id, version, strategy, now, JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** The names of the items whose prices hold no longer: nothing is paid for at them. */
export async function itemsWithOldPrices(
  db: Pool | PoolClient,
  kinds: ItemKinds,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<string[]> {
  const { rows } = await db.query<{ item: unknown; item_version: number }>({
    name: 'read-items-with-old-prices',
    text: `select i.item, i.item_version from cart_item i
            where i.account_id = $1 and i.cart_id = $2 and (coalesce(i.priced_at, i.created_at) < $3
               or i.item ? 'lineId' and not exists (
                    select from quoted_line l join request_quote q on q.account_id = l.account_id and q.id = l.quote_id
                     where l.id = (i.item ->> 'lineId')::uuid and q.ended_at is null and q.expires_at > $4))
            order by i.id`,
    values: [accountId, id, oldestPriceAt(now), now],
  });
  return rows.map((row) => itemName(kinds, readStoredItem(row.item, row.item_version)));
}
