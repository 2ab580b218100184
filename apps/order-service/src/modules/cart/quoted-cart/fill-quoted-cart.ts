import type { SentItem } from '@cutsite/contracts/item';
import { problemMessage } from '@cutsite/contracts/problem';
import type { PriceList } from '@cutsite/domain/price';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../../item-tables/index.ts';
import { checkOrderItems } from '../check-order-items.ts';
import { itemRow } from '../insert-items.ts';
import { readPriceStrategy } from '../prices/prices.repository.ts';
import { quotedLinesOfSent } from '../quoted-lines-of.ts';
import { insertAside, insertOnlyItems, takeOutItems } from './quoted-cart.repository.ts';

interface QuotedCart {
  readonly accountId: string;
  readonly cartId: string;
  /** In the order in which they are shown. */
  readonly items: readonly SentItem[];
  readonly list: PriceList;
  readonly now: Date;
}

/** Opens a cart beside the customer's others, put aside and empty, under a name. @returns its id */
export async function openCartAside(
  client: PoolClient,
  cart: { readonly accountId: string; readonly name: string; readonly now: Date },
): Promise<string> {
  const id = uuid();
  await insertAside(client, { ...cart, id });
  return id;
}

/**
 * Puts items that sales has quoted into a cart in place of those quoted before, priced by the same rules as everything
 * that a customer adds. The caller holds the lock of the cart.
 *
 * @throws Error when an item cannot be ordered: the lines were written just before
 */
export async function fillQuotedCart(
  client: PoolClient,
  tables: ItemTables,
  { accountId, cartId, items, list, now }: QuotedCart,
): Promise<void> {
  const priceStrategy = await readPriceStrategy(client, accountId);
  const checked = checkOrderItems(tables, items, {
    prices: list,
    priceStrategy,
    namesInCart: new Set<string>(),
    mergedInCart: new Map(),
    catalogue: null,
    quotedLines: await quotedLinesOfSent(client, tables, items, { accountId, now }),
  });
  if (!checked.ok) throw new Error(`Quoted items cannot be ordered: ${problemMessage(checked.error)}`);
  const rows = checked.value.map((orderable) => itemRow(tables.kinds, { ...orderable, id: uuid() }));
  await takeOutItems(client, { accountId, cartId });
  await insertOnlyItems(client, { accountId, cartId, rows, version: list.version, priceStrategy, now });
}
