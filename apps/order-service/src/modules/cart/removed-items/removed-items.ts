import { bringBackItem as bringBackEndpoint, type RemovedItemWire } from '@cutsite/contracts/cart';
import { restorableSince, restorableUntil } from '@cutsite/domain/cart';
import { itemName } from '@cutsite/domain/item';
import { type RequestUser, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { knownId } from '../../order-contents/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { copyToCart } from '../copies/copy-to-cart.ts';
import { forgetRemoved, forgetRemovedBefore, lockRemoved, readRemoved } from './removed-items.repository.ts';

/** What can be brought back, the last one first (CA-32). */
export async function showRemoved(
  { pool, clock, tables }: Pick<CartDependencies, 'pool' | 'clock' | 'tables'>,
  accountId: string,
): Promise<RemovedItemWire[]> {
  const rows = await readRemoved(pool, accountId, restorableSince(clock.now()));
  return rows.map(({ id, item, quantity, removed_at: removedAt }) => ({
    id,
    name: itemName(tables.kinds, item),
    quantity,
    removed_at: removedAt.toISOString(),
    kept_until: restorableUntil(removedAt).toISOString(),
  }));
}

interface BringBack {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  /** As it stood in the path. */
  readonly id: string;
  readonly idempotencyKey: string | null;
}

/**
 * Puts a removed item back in the active cart under its id, at today's price (CA-32). What cannot be ordered any more
 * stays among the removed ones.
 */
export async function bringBack(dependencies: CartDependencies, { user, id: text, idempotencyKey: key }: BringBack) {
  const id = knownId(text);
  if (id === null) return refuse.notFound();
  const accountId = user.id;
  const answer = await copyToCart(dependencies, {
    user,
    items: (client) => lockRemoved(client, { accountId, id, since: restorableSince(dependencies.clock.now()) }),
    renamesCopies: false,
    keepsIds: true,
    call: { key, endpoint: bringBackEndpoint, payload: id },
    afterwards: async (client, { added }) => (added.length === 0 ? undefined : forgetRemoved(client, accountId, id)),
  });
  if (!('added' in answer.body)) return answer;
  return answer.body.added.length + answer.body.not_added.length === 0 ? refuse.notFound() : answer;
}

/** Forgets what was taken out more than 30 days ago. */
export const forgetRemovedItems = (pool: Pool, now: Date): Promise<void> =>
  forgetRemovedBefore(pool, restorableSince(now));
