import type { CopiedItemsWire } from '@cutsite/contracts/cart';
import { itemToWire } from '@cutsite/contracts/item';
import { itemName, kindOf } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import { withTransaction } from '@cutsite/service-base/database';
import type { Refusal, RequestUser } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../../item-tables/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { requestedFacts } from '../catalogue-facts.ts';
import { checkOrderItems, type OrderableItem } from '../check-order-items.ts';
import { insertItems } from '../insert-items.ts';
import { mergedInCart, withLineIds } from '../merged-line.repository.ts';
import { quotedLinesOf } from '../quoted-lines-of.ts';
import { PricesChanged, retryOnWriteRace } from '../write-races.ts';
import { readActiveCartId, readTakenNames, type SourceRow } from './copies.repository.ts';
import { type Renamed, withFreeNames } from './free-names.ts';

/** Items that somebody wants again, in the active cart. */
export interface CopyToCart {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly items: readonly SourceRow[] | ((client: PoolClient) => Promise<readonly SourceRow[]>);
  /** Copies get names of their own, such as a plate's: two of one name in a cart could not be told apart. */
  readonly renamesCopies: boolean;
  /** What comes back to the cart has the id it had there, so that what names it still finds it. */
  readonly keepsIds?: boolean;
  readonly call: {
    readonly key: string | null;
    readonly endpoint: { readonly method: string; readonly path: string };
    readonly payload: unknown;
  };
  /** Is done in the same transaction, once for each key. */
  readonly afterwards?: (client: PoolClient, copied: CopiedItemsWire) => Promise<void>;
}

type Copied = { readonly status: 200; readonly body: CopiedItemsWire };

/** A copy that the rules of today let through, or the sentences that say why not. */
type Checked = { readonly source: SourceRow } & (
  | { readonly orderable: OrderableItem; readonly renamed: readonly Renamed[] }
  | { readonly reasons: readonly string[] }
);

/**
 * Puts copies of items in the active cart by the rules and prices of today, in one transaction: what can be ordered
 * goes in, and the rest comes back with the reasons.
 */
export function copyToCart(dependencies: CartDependencies, command: CopyToCart): Promise<Copied | Refusal> {
  const { pool, prices, clock, tables } = dependencies;
  const { user, call } = command;
  return retryOnWriteRace(async () => {
    const list = await prices.current();
    const now = clock.now();
    return withTransaction(pool, (client) =>
      withIdempotencyKey(client, { ...call, accountId: user.id, now }, async () => {
        const items = typeof command.items === 'function' ? await command.items(client) : command.items;
        const body = await copyOnce(client, tables, { ...command, items }, list, now);
        await command.afterwards?.(client, body);
        return { status: 200 as const, body };
      }),
    );
  });
}

async function copyOnce(
  client: PoolClient,
  tables: ItemTables,
  { user, items, renamesCopies, keepsIds = false }: CopyToCart & { readonly items: readonly SourceRow[] },
  list: PriceList,
  now: Date,
): Promise<CopiedItemsWire> {
  const { kinds, wires } = tables;
  const taken = await readTakenNames(client, kinds, user.id, renamesCopies);
  const keys = items.flatMap(({ item }) => kindOf(kinds, item).mergeKey(item) ?? []);
  const merged = new Map(await mergedInCart(client, user.id, keys));
  const asked = items.map(({ item }) => item);
  const context = {
    prices: list,
    priceStrategy: user.priceStrategy,
    namesInCart: new Set<string>(),
    catalogue: await requestedFacts(client, tables, asked),
    quotedLines: await quotedLinesOf(client, tables, asked, { accountId: user.id, now }),
  };

  const checks = items.map((source): Checked => {
    const { item, renamed } = withFreeNames(kinds, source.item, taken);
    const checked = checkOrderItems(tables, [itemToWire(wires, item, source.quantity)], {
      ...context,
      mergedInCart: merged,
    });
    if (!checked.ok) return { source, reasons: [...new Set((checked.error.rows ?? []).map((row) => row.message))] };
    const [orderable] = checked.value;
    if (orderable === undefined) throw new Error('One item was checked and none came back');
    const { mergeKey } = orderable;
    if (mergeKey !== null) merged.set(mergeKey, (merged.get(mergeKey) ?? 0) + source.quantity);
    return { source, orderable: { ...orderable, quantity: source.quantity }, renamed };
  });

  const offered = checks.filter((check) => 'orderable' in check);
  const lines = withLineIds(
    offered.map((check) => check.orderable),
    (at) => (keepsIds ? (offered[at]?.source.id ?? uuid()) : uuid()),
  );
  const inserted = await insert(client, kinds, lines, { user, list, now });
  return {
    order_id: inserted?.cartId ?? (await readActiveCartId(client, user.id)),
    currency: 'USD',
    added: offered.map(({ source, orderable, renamed }, at) => ({
      id: (orderable.mergeKey === null ? undefined : inserted?.mergedLines[orderable.mergeKey]) ?? lines[at]?.id ?? '',
      source_id: source.id,
      name: itemName(kinds, orderable.priced.item),
      quantity: source.quantity,
      old_subtotal: formatDecimal(multiplyMoney(usd(source.subtotal_minor), source.quantity)),
      subtotal: formatDecimal(multiplyMoney(orderable.priced.subtotal, source.quantity)),
      needs_review: orderable.needsReview,
      renamed: [...renamed],
    })),
    not_added: checks.flatMap((check) =>
      'orderable' in check
        ? []
        : [
            {
              source_id: check.source.id,
              name: itemName(kinds, check.source.item),
              quantity: check.source.quantity,
              reasons: [...check.reasons],
            },
          ],
    ),
  };
}

async function insert(
  client: PoolClient,
  kinds: ItemTables['kinds'],
  items: ReturnType<typeof withLineIds>,
  { user, list, now }: { readonly user: CopyToCart['user']; readonly list: PriceList; readonly now: Date },
) {
  if (items.length === 0) return null;
  const inserted = await insertItems(client, kinds, {
    accountId: user.id,
    items,
    priceListVersion: list.version,
    priceStrategy: user.priceStrategy,
    now,
    keep: null,
  });
  if (inserted === null) throw new PricesChanged();
  return inserted;
}
