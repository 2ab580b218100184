import { addToCart as addToCartEndpoint } from '@cutsite/contracts/cart';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { readSentItem, type SentItem } from '@cutsite/contracts/item';
import { itemName, uniqueNames } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { requestHash, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { newId } from '@cutsite/service-base/new-id';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import type { PriceLists } from '../price-list/index.ts';
import { readNamesInCart } from './cart.repository.ts';
import { factsOfSent } from './catalogue-facts.ts';
import { checkOrderItems, type OrderableItem, type OrderContext } from './check-order-items.ts';
import { type ItemsToInsert, insertItems } from './insert-items.ts';
import { mergedInCart, mergeKeyOf, withLineIds } from './merged-line.repository.ts';
import { quotedLinesOfSent } from './quoted-lines-of.ts';
import { PricesChanged, raceOf, type WriteRace } from './write-races.ts';

export interface CartDependencies {
  readonly pool: Pool;
  readonly prices: PriceLists;
  readonly clock: Clock;
  readonly tables: ItemTables;
}

export interface AddToCart {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly items: readonly SentItem[];
  readonly idempotencyKey: string | null;
}

type Added = SuccessAnswer<typeof addToCartEndpoint>;

/** What the rules were asked with: what this process knows, or what the database has just said. */
type Known = Pick<OrderContext, 'prices' | 'namesInCart' | 'mergedInCart' | 'catalogue' | 'quotedLines'>;

/** More rounds than parallel calls of one customer can cause by taking names and giving them back. */
const maxRounds = 8;

/**
 * Puts items in the customer's cart, all or none (CA-1). Checks and prices them with what this process knows and writes
 * them in one statement that holds only if that was still true; when it was not, or when a rule says no, they are
 * checked again with what is true now. So an ordinary add costs one statement, and a refusal names every row.
 */
export async function addToCart(dependencies: CartDependencies, command: AddToCart): Promise<Added | Refusal> {
  const { priceStrategy } = command.user;
  let known: Known = {
    prices: await dependencies.prices.known(),
    namesInCart: new Set(),
    mergedInCart: new Map(),
    catalogue: await factsOfSent(dependencies.pool, dependencies.tables, command.items),
    quotedLines: await linesOf(dependencies, command),
  };
  let isAsked = false;
  for (let round = 0; round < maxRounds; round += 1) {
    const checked = checkOrderItems(dependencies.tables, command.items, { ...known, priceStrategy });
    if (checked.ok) {
      const written = await write(dependencies, command, checked.value, known.prices);
      if (typeof written !== 'string') return written;
    } else if (isAsked) {
      const refusal = refuse.invalid(checked.error);
      // A repeated call gets its kept answer, whatever has become of the cart and the prices since.
      return underKey(dependencies, command, async () => refusal);
    }
    known = await ask(dependencies, command);
    isAsked = true;
  }
  throw new Error('The items could not be added: every try met another writer');
}

const linesOf = ({ pool, tables, clock }: CartDependencies, { user, items }: AddToCart) =>
  quotedLinesOfSent(pool, tables, items, { accountId: user.id, now: clock.now() });

async function ask(dependencies: CartDependencies, command: AddToCart): Promise<Known> {
  const { pool, prices, tables } = dependencies;
  const { user, items } = command;
  const keys = items.flatMap((sent) => mergeKeyOf(tables, sent) ?? []);
  return {
    prices: await prices.current(),
    namesInCart: await readNamesInCart(pool, user.id, namesIn(tables, items)),
    mergedInCart: await mergedInCart(pool, user.id, keys),
    catalogue: await factsOfSent(pool, tables, items),
    quotedLines: await linesOf(dependencies, command),
  };
}

/** The names in these items that no other item of a cart may have, as they are compared. */
export function namesIn({ kinds, wires }: ItemTables, items: readonly SentItem[]): string[] {
  return items.flatMap((sent) => uniqueNames(kinds, readSentItem(wires, sent).item));
}

async function write(
  dependencies: CartDependencies,
  command: AddToCart,
  orderable: readonly OrderableItem[],
  { version }: PriceList,
): Promise<Added | Refusal | WriteRace> {
  const { user, idempotencyKey: key, items: payload } = command;
  const items = withLineIds(orderable, newId);
  const { tables } = dependencies;
  const added = (entry: (typeof items)[number]) => addedItem(tables, entry);
  const body = { currency: 'USD', items: items.map(added) } as const;
  const now = dependencies.clock.now();
  const rows = { accountId: user.id, items, priceListVersion: version, priceStrategy: user.priceStrategy, now };
  const insert = async (db: Pool | PoolClient, keep: ItemsToInsert['keep']): Promise<Added> => {
    const inserted = await insertItems(db, tables.kinds, { ...rows, keep });
    if (inserted === null) throw new PricesChanged();
    const { cartId, mergedLines } = inserted;
    const onTheirLines = items.map((entry) => ({
      ...entry,
      id: (entry.mergeKey === null ? undefined : mergedLines[entry.mergeKey]) ?? entry.id,
    }));
    return { status: 201, body: { order_id: cartId, ...body, items: onTheirLines.map(added) } };
  };
  const keep = key === null ? null : { key, requestHash: requestHash({ endpoint: addToCartEndpoint, payload }), body };
  const first = await orWriteRace(() => insert(dependencies.pool, keep));
  if (first !== 'key_used') return first;
  return orWriteRace(() => underKey(dependencies, command, (client) => insert(client, null)));
}

async function orWriteRace<A>(work: () => Promise<A>): Promise<A | WriteRace> {
  try {
    return await work();
  } catch (error) {
    const race = raceOf(error);
    if (race === null) throw error;
    return race;
  }
}

/** Asks what the Idempotency-Key stands for (ruling 37) before it does the work; without a key it just does it. */
function underKey<A extends Added | Refusal>(
  { pool, clock }: CartDependencies,
  { user, items, idempotencyKey: key }: AddToCart,
  work: (db: Pool | PoolClient) => Promise<A>,
): Promise<A | Refusal> {
  if (key === null) return work(pool);
  const call = { accountId: user.id, key, endpoint: addToCartEndpoint, payload: items, now: clock.now() };
  return withTransaction(pool, (client) => withIdempotencyKey(client, call, () => work(client)));
}

function addedItem(
  { kinds }: ItemTables,
  { id, priced, quantity, needsReview }: OrderableItem & { readonly id: string },
) {
  return {
    id,
    name: itemName(kinds, priced.item),
    quantity,
    subtotal: formatDecimal(multiplyMoney(priced.subtotal, quantity)),
    undiscounted_subtotal: formatDecimal(multiplyMoney(priced.undiscounted, quantity)),
    needs_review: needsReview,
  };
}
