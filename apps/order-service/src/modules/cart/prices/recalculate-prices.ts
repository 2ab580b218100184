import { createHash } from 'node:crypto';
import type { AnyCart, RecalculationWire } from '@cutsite/contracts/cart';
import { itemToWire } from '@cutsite/contracts/item';
import { cartCan, cartRefusalMessages } from '@cutsite/domain/cart';
import { itemName } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney, sumMoney, usd } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import { err, ok, type Result } from '@cutsite/domain/result';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../../item-tables/index.ts';
import { changeOrder, findOrder, type OrderHandle } from '../../order-contents/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { type CartItemRow, readCartById } from '../cart.repository.ts';
import { cartToWire } from '../cart-to-wire.ts';
import { requestedFacts } from '../catalogue-facts.ts';
import { checkOrderItems, type OrderableItem } from '../check-order-items.ts';
import { itemRow } from '../insert-items.ts';
import { quotedLinesOf } from '../quoted-lines-of.ts';
import { readPriceStrategy, writePrices } from './prices.repository.ts';

interface OfOrder {
  readonly user: Pick<RequestUser, 'id'>;
  /** As it stood in the path. */
  readonly id: string;
}

/** An item with what it costs today; null when it is not offered today, with the sentences that say why. */
interface Repriced {
  readonly row: CartItemRow;
  readonly orderable: OrderableItem | null;
  readonly reasons: readonly string[];
}

interface Recalculation {
  readonly list: PriceList;
  readonly strategy: string | null;
  readonly items: readonly Repriced[];
  readonly proposal: string;
}

/** Text of ours. */
const changedMeanwhile = 'Prices or items have changed since you looked. Please compare them again.';

/**
 * What the items of a cart cost by the prices of today, beside what they were added with (CA-10,
 * OR-8). Nothing is changed: `acceptPrices` does that, with the proposal.
 */
export async function recalculatePrices(
  { pool, prices, clock, tables }: CartDependencies,
  { user, id }: OfOrder,
): Promise<RecalculationWire | Refusal<404 | 409>> {
  const handle = await findOrder(pool, user.id, id);
  if (handle === null) return refuse.notFound();
  const can = cartCan('reprice', handle);
  if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
  return recalculationToWire(
    tables,
    handle,
    await recalculate(pool, tables, handle, { list: await prices.current(), now: clock.now() }),
  );
}

/**
 * Sets today's prices of everything in an order, under its lock; all or nothing. What is not offered today stops it.
 *
 * @returns the difference, or the sentence why nothing was set
 */
export async function setPricesOfToday(
  client: PoolClient,
  { tables, now, list }: { readonly tables: ItemTables; readonly now: Date; readonly list: PriceList },
  handle: OrderHandle,
): Promise<Result<RecalculationWire, string>> {
  const found = await recalculate(client, tables, handle, { list, now });
  const [unoffered] = found.items.filter(({ orderable }) => orderable === null);
  if (unoffered !== undefined) {
    const { row, reasons } = unoffered;
    return err(`${itemName(tables.kinds, row.item)} is not offered today: ${reasons.join(' ')} ${takeItOut}`);
  }
  return (await write(client, tables, handle, found, now))
    ? ok(recalculationToWire(tables, handle, found))
    : err(changedMeanwhile);
}

/** Text of ours. */
const takeItOut = 'Turn the quote back into a cart to take it out.';

/** Writes the prices that were found; false when the price list or an item has changed since. */
async function write(
  client: PoolClient,
  { kinds }: ItemTables,
  handle: OrderHandle,
  { items, strategy, list }: Recalculation,
  now: Date,
): Promise<boolean> {
  const rows = items.flatMap(({ row, orderable }) =>
    orderable === null ? [] : [itemRow(kinds, { ...orderable, id: row.id })],
  );
  return (await writePrices(client, handle, { rows, version: list.version, strategy, now })) === rows.length;
}

/** Sets the prices of a proposal, if they are still what would be proposed now. They hold again from this moment. */
export async function acceptPrices(
  { pool, prices, clock, tables }: CartDependencies,
  { user, id, proposal }: OfOrder & { readonly proposal: string },
): Promise<AnyCart | Refusal<404 | 409>> {
  const list = await prices.current();
  return changeOrder<AnyCart | Refusal<409>>(
    pool,
    { userId: user.id, id, action: 'reprice' },
    async (client, handle) => {
      const now = clock.now();
      const found = await recalculate(client, tables, handle, { list, now });
      if (found.proposal !== proposal) return refuse.conflict(changedMeanwhile);
      if (!(await write(client, tables, handle, found, now))) return refuse.conflict(changedMeanwhile);
      return cartToWire(tables, await readCartById(client, handle), now);
    },
  );
}

/** By the prices of the cart's owner, the caller: taking a cart over takes no discount away. */
async function recalculate(
  db: Pool | PoolClient,
  tables: ItemTables,
  handle: OrderHandle,
  { list, now }: { readonly list: PriceList; readonly now: Date },
): Promise<Recalculation> {
  const strategy = await readPriceStrategy(db, handle.accountId);
  const rows = (await readCartById(db, handle))?.rows ?? [];
  const itemsNow = rows.map(({ item }) => item);
  const context = {
    catalogue: await requestedFacts(db, tables, itemsNow),
    quotedLines: await quotedLinesOf(db, tables, itemsNow, { accountId: handle.accountId, now }),
    prices: list,
    priceStrategy: strategy,
    namesInCart: new Set<string>(),
    mergedInCart: new Map(),
  };
  const items = rows.map((row): Repriced => {
    const checked = checkOrderItems(tables, [itemToWire(tables.wires, row.item, row.quantity)], context);
    if (!checked.ok) {
      return { row, orderable: null, reasons: [...new Set((checked.error.rows ?? []).map(({ message }) => message))] };
    }
    return { row, orderable: checked.value[0] ?? null, reasons: [] };
  });
  const facts = items.map(({ row, orderable }) => [row.id, row.quantity, orderable?.priced.subtotal.minor ?? null]);
  const proposal = createHash('sha256')
    .update(JSON.stringify([list.version, strategy, facts]))
    .digest('hex');
  return { list, strategy, items, proposal };
}

function recalculationToWire(
  { kinds }: ItemTables,
  handle: OrderHandle,
  { list, items, proposal }: Recalculation,
): RecalculationWire {
  const priced = items.map(({ row, orderable, reasons }) => {
    const before = multiplyMoney(usd(row.subtotal_minor), row.quantity);
    const today = orderable === null ? null : multiplyMoney(orderable.priced.subtotal, row.quantity);
    return { row, before, today, reasons };
  });
  return {
    order_id: handle.id,
    currency: 'USD',
    price_list_version: list.version,
    proposal,
    old_subtotal: formatDecimal(sumMoney(priced.map(({ before }) => before))),
    subtotal: formatDecimal(sumMoney(priced.map(({ before, today }) => today ?? before))),
    items: priced.map(({ row, before, today, reasons }) => ({
      id: row.id,
      name: itemName(kinds, row.item),
      quantity: row.quantity,
      old_subtotal: formatDecimal(before),
      subtotal: today === null ? null : formatDecimal(today),
      reasons: [...reasons],
    })),
  };
}
