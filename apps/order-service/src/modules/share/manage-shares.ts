import { type AddressWire, addressToWire } from '@cutsite/contracts/order-contents';
import type { ShareWire } from '@cutsite/contracts/share';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { releaseCart } from '../cart/index.ts';
import { findOrder, knownId, lockOrder } from '../order-contents/index.ts';
import { markRevoked, readAddressesForHolder, readHeldOrders, readShareById, readShares } from './share.repository.ts';
import type { ShareDependencies } from './share-order.ts';
import { shareToWire } from './share-to-wire.ts';

/** The links of a cart; null when it is not the user's own. */
export async function listShares(
  { pool, clock }: ShareDependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<ShareWire[] | null> {
  const handle = await findOrder(pool, userId, id);
  if (handle?.accountId !== userId) return null;
  const now = clock.now();
  return (await readShares(pool, userId, handle.id)).map((row) => shareToWire(row, now));
}

/** Makes a link useless; a cart that was taken over through it comes back to its owner. Doing it again is no fault. */
export async function revokeShare(
  { pool, clock }: ShareDependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Result<ShareWire, 'no_share' | 'ordered'>> {
  const known = knownId(id);
  const first = known === null ? null : await readShareById(pool, userId, known);
  const handle = first === null ? null : await findOrder(pool, userId, first.cart_id);
  if (first === null || handle === null) return err('no_share');
  return withTransaction(pool, async (client) => {
    const now = clock.now();
    const locked = await lockOrder(client, handle);
    const row = await readShareById(client, userId, first.id);
    if (locked === null || row === null) return err('no_share');
    if (locked.status === 'ordered') return err('ordered');
    const held = row.taken_by !== null && row.taken_by === locked.holderId;
    await markRevoked(client, row.id, now);
    if (held) await releaseCart(client, userId, locked.id, now);
    const revoked = await readShareById(client, userId, row.id);
    return revoked === null ? err('no_share') : ok(shareToWire(revoked, now));
  });
}

/** Gives a cart that was taken over back to its owner. */
export async function giveBack(
  { pool, clock }: ShareDependencies,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Result<string, 'no_order' | 'ordered'>> {
  const handle = await findOrder(pool, userId, id);
  if (handle === null || handle.holderId !== userId) return err('no_order');
  return withTransaction(pool, async (client) => {
    const locked = await lockOrder(client, handle);
    if (locked?.holderId !== userId) return err('no_order');
    if (locked.status === 'ordered') return err('ordered');
    await releaseCart(client, locked.accountId, locked.id, clock.now());
    return ok(locked.id);
  });
}

/** What the owner of a cart shared with who holds it now; null when the user has no such order. */
export async function listSharedAddresses(
  { pool }: Pick<ShareDependencies, 'pool'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<AddressWire[] | null> {
  const handle = await findOrder(pool, userId, id);
  if (handle === null) return null;
  if (handle.holderId !== userId) return [];
  const { accountId, id: cartId } = handle;
  return (await readAddressesForHolder(pool, { accountId, cartId, holderId: userId })).map(addressToWire);
}

/** The carts of others that the user holds. */
export async function listHeldOrders({ pool }: Pick<ShareDependencies, 'pool'>, userId: string) {
  const rows = await readHeldOrders(pool, userId);
  return rows.map(({ taken, ...row }) => ({ ...row, taken: taken?.toISOString() ?? null }));
}
