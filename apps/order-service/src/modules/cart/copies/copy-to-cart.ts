import type { CopiedItemsWire } from '@cutsite/contracts/cart';
import { itemName } from '@cutsite/domain/cart';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import { withTransaction } from '@cutsite/service-base/database';
import type { Refusal, RequestUser } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { addOnsInCart, isAddOn, withLineIds } from '../add-ons/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { orderItemToWire } from '../cart-item-to-wire.ts';
import { checkOrderItems, type OrderableItem } from '../check-order-items.ts';
import { insertItems } from '../insert-items.ts';
import { PricesChanged, untilSettled } from '../write-races.ts';
import { readActiveCartId, readTakenNames, type SourceRow } from './copies.repository.ts';
import { type Renamed, withFreeNames } from './free-names.ts';

/** Items that somebody wants again, in the active cart. */
export interface CopyToCart {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly items: readonly SourceRow[];
  /** A copy of a plate gets a name of its own too: two of one name in a cart could not be told apart. */
  readonly renamesPlates: boolean;
  readonly call: {
    readonly key: string | null;
    readonly endpoint: { readonly method: string; readonly path: string };
    readonly payload: unknown;
  };
}

type Copied = { readonly status: 200; readonly body: CopiedItemsWire };

/** A copy that the rules of today let through, or the sentences that say why not. */
type Checked = { readonly source: SourceRow } & (
  | { readonly orderable: OrderableItem; readonly renamed: readonly Renamed[] }
  | { readonly reasons: readonly string[] }
);

/**
 * Puts copies of items in the active cart by the rules and prices of today, in one transaction: what can be ordered goes
 * in, and the rest comes back with the reasons.
 */
export function copyToCart(dependencies: CartDependencies, command: CopyToCart): Promise<Copied | Refusal> {
  const { pool, prices, clock } = dependencies;
  const { user, call } = command;
  return untilSettled(async () => {
    const list = await prices.current();
    const now = clock.now();
    return withTransaction(pool, (client) =>
      withIdempotencyKey(client, { ...call, accountId: user.id, now }, async () => ({
        status: 200 as const,
        body: await copyOnce(client, command, list, now),
      })),
    );
  });
}

async function copyOnce(
  client: PoolClient,
  { user, items, renamesPlates }: CopyToCart,
  list: PriceList,
  now: Date,
): Promise<CopiedItemsWire> {
  const taken = await readTakenNames(client, user.id, renamesPlates);
  const slugs = items.flatMap(({ item }) => (isAddOn(item) ? [item.productSlug] : []));
  const addOns = new Map(await addOnsInCart(client, user.id, slugs));
  const context = { prices: list, priceStrategy: user.priceStrategy, tubeNamesInCart: new Set<string>() };

  const checks = items.map((source): Checked => {
    const { item, renamed } = withFreeNames(source.item, taken);
    const checked = checkOrderItems([orderItemToWire(item, source.quantity)], { ...context, addOnsInCart: addOns });
    if (!checked.ok) return { source, reasons: [...new Set((checked.error.rows ?? []).map((row) => row.message))] };
    const [orderable] = checked.value;
    if (orderable === undefined) throw new Error('One item was checked and none came back');
    if (isAddOn(item)) addOns.set(item.productSlug, (addOns.get(item.productSlug) ?? 0) + source.quantity);
    return { source, orderable: { ...orderable, quantity: source.quantity }, renamed };
  });

  const offered = checks.filter((check) => 'orderable' in check);
  const lines = withLineIds(
    offered.map((check) => check.orderable),
    uuid,
  );
  const inserted = await insert(client, lines, { user, list, now });
  return {
    order_id: inserted?.cartId ?? (await readActiveCartId(client, user.id)),
    currency: 'USD',
    added: offered.map(({ source, orderable, renamed }, at) => ({
      id: inserted?.addOnLines[orderable.priced.item.productSlug] ?? lines[at]?.id ?? '',
      source_id: source.id,
      name: itemName(orderable.priced.item),
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
              name: itemName(check.source.item),
              quantity: check.source.quantity,
              reasons: [...check.reasons],
            },
          ],
    ),
  };
}

async function insert(
  client: PoolClient,
  items: ReturnType<typeof withLineIds>,
  { user, list, now }: { readonly user: CopyToCart['user']; readonly list: PriceList; readonly now: Date },
) {
  if (items.length === 0) return null;
  const inserted = await insertItems(client, {
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
