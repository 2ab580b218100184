import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { ItemListWire } from '@cutsite/contracts/order-contents';
import type { SharedCartWire } from '@cutsite/contracts/share';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { Pool, PoolClient } from 'pg';
import { countMails, hashToken } from '../account/index.ts';
import { holdCart } from '../cart/index.ts';
import { itemListsOf, lockOrder, readContents } from '../order-contents/index.ts';
import { printSharedQuote, readStandingQuote } from '../quote/index.ts';
import { refusedVoucher } from '../voucher/index.ts';
import { markSeen, readShareByToken, type ShareRow } from './share.repository.ts';
import { cartTakenMail } from './share-mails.ts';
import type { ShareDependencies } from './share-order.ts';
import { type SharedContents, sharedCartToWire, stateOf } from './share-to-wire.ts';

/** Why a cart cannot be taken over. */
export type TakeOverFault = 'link_useless' | 'own_cart' | 'taken_by_another' | 'ordered' | 'empty';

/** The owner would get one mail too many of it (promise X1). */
export interface TooManyMails {
  readonly retryAfter: number;
}

/** Sentences of ours. */
export const takeOverMessages = {
  link_useless: 'This link does not work any more. Ask for a new one.',
  own_cart: 'This is your own cart; you can check it out without taking it over.',
  taken_by_another: 'Somebody else has taken this cart over already.',
  ordered: 'This cart has been ordered already.',
  empty: 'This cart is empty now.',
} as const satisfies Record<TakeOverFault, string>;

/**
 * Makes the user the holder of a shared cart: from now on this person changes and pays it, and its owner looks on. Of
 * two people who do it at once one succeeds, because the row of the cart is locked first. Doing it again is no fault.
 */
export async function takeOver(
  { pool, clock, config, tables }: ShareDependencies,
  { token, userId }: { readonly token: string; readonly userId: string },
): Promise<Result<SharedCartWire, TakeOverFault | TooManyMails>> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  return withTransaction(pool, async (client) => {
    const found = await lockedShare(client, tokenHash);
    const fault = found === null ? 'link_useless' : faultOf(found, userId, now);
    if (found === null || fault !== null) return err(fault ?? 'link_useless');
    const contents = await readContents(client, { accountId: found.account_id, id: found.cart_id });
    if (contents.items.length === 0) return err('empty');
    if (found.taken_by === null) {
      const mails = { accountId: userId, to: [found.owner_email] };
      const mayMail = await countMails(client, mails, config.rateLimits, now);
      if (!mayMail.allowed) return err({ retryAfter: mayMail.retryAfter });
    }
    if (!(await holdCart(client, found, userId, now))) return err('taken_by_another');
    const row = await readShareByToken(client, tokenHash);
    if (row === null) throw new Error('A share that was just read is gone');
    if (found.taken_by === null) {
      await putMail(client, cartTakenMail(row.owner_email, row.taken_by_name ?? '', config.publicUrl), now);
    }
    return ok(sharedCartToWire(tables, row, { contents, ...(await standingOf(client, row, now)) }, userId, now));
  });
}

/** The share as it is once its cart is locked: it may have been taken or revoked while this waited. */
async function lockedShare(client: PoolClient, tokenHash: Buffer): Promise<ShareRow | null> {
  const row = await readShareByToken(client, tokenHash);
  if (row === null) return null;
  const { account_id: accountId, cart_id: id } = row;
  await lockOrder(client, { accountId, id, actorId: accountId });
  return readShareByToken(client, tokenHash);
}

function faultOf(row: ShareRow, userId: string, now: Date): TakeOverFault | null {
  if (row.account_id === userId) return 'own_cart';
  if (row.cart_status === 'ordered') return 'ordered';
  if (row.taken_by !== null && row.taken_by !== userId) return 'taken_by_another';
  const state = stateOf(row, now);
  return state === 'revoked' || state === 'expired' ? 'link_useless' : null;
}

/**
 * What a link shows, signed in or not; null when it does not work (any more). The owner's own look
 * is not noted as the recipient's.
 */
export async function openSharedCart(
  { pool, clock, tables }: ShareDependencies,
  { token, viewerId }: { readonly token: string; readonly viewerId: string | null },
): Promise<SharedCartWire | null> {
  const now = clock.now();
  const row = await findWorkingLink(pool, token, now);
  if (row === null) return null;
  if (viewerId !== row.account_id) await markSeen(pool, row.id, now);
  const contents = await readContents(pool, { accountId: row.account_id, id: row.cart_id });
  return sharedCartToWire(tables, row, { contents, ...(await standingOf(pool, row, now)) }, viewerId, now);
}

/** The full lists of what a link shows; null when it does not work (any more). */
export async function openSharedLists(
  { pool, clock, tables }: ShareDependencies,
  token: string,
): Promise<ItemListWire[] | null> {
  const row = await findWorkingLink(pool, token, clock.now());
  if (row === null) return null;
  return itemListsOf(tables, await readContents(pool, { accountId: row.account_id, id: row.cart_id }));
}

/** The quote that a link shows as a PDF; null when the link does not work, or shows no quote. */
export async function openSharedQuotePaper(dependencies: ShareDependencies, token: string): Promise<FileAnswer | null> {
  const row = await findWorkingLink(dependencies.pool, token, dependencies.clock.now());
  if (row === null) return null;
  const { account_id: accountId, cart_id: cartId, addresses } = row;
  return printSharedQuote(dependencies, { accountId, cartId, addresses });
}

async function findWorkingLink(pool: Pool, token: string, now: Date): Promise<ShareRow | null> {
  const row = await readShareByToken(pool, hashToken(token));
  const state = row === null ? null : stateOf(row, now);
  return state === 'revoked' || state === 'expired' ? null : row;
}

/** The quote that a cart is, and why its coupon cannot be used. */
async function standingOf(
  db: Pool | PoolClient,
  { account_id: accountId, cart_id: id, cart_status: status }: ShareRow,
  now: Date,
): Promise<Pick<SharedContents, 'quote' | 'refusal'>> {
  return {
    quote: status === 'quote' ? await readStandingQuote(db, accountId, id) : null,
    refusal: status === 'ordered' ? null : await refusedVoucher(db, { accountId, id }, now),
  };
}
