import type { SharedCartWire } from '@cutsite/contracts/share';
import { hashToken } from '../account/index.ts';
import { readContents } from '../order-contents/index.ts';
import { markSeen, readShareByToken } from './share.repository.ts';
import type { ShareDependencies } from './share-order.ts';
import { sharedCartToWire, stateOf } from './share-to-wire.ts';

/**
 * What a link shows to whoever holds it, signed in or not; null when it does not work (any more). The owner's own look
 * is not noted as the recipient's.
 */
export async function openSharedCart(
  { pool, clock, tables }: ShareDependencies,
  { token, viewerId }: { readonly token: string; readonly viewerId: string | null },
): Promise<SharedCartWire | null> {
  const now = clock.now();
  const row = await readShareByToken(pool, hashToken(token));
  if (row === null) return null;
  const state = stateOf(row, now);
  if (state === 'revoked' || state === 'expired') return null;
  if (viewerId !== row.account_id) await markSeen(pool, row.id, now);
  const contents = await readContents(pool, { accountId: row.account_id, id: row.cart_id });
  return sharedCartToWire(tables, row, contents, viewerId, now);
}
