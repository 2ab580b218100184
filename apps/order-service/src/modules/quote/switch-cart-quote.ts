import type { CartStatus } from '@cutsite/domain/cart';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { activate, retryOnWriteRace, writeStatus } from '../cart/index.ts';
import { changeOrder, type OrderHandle } from '../order-contents/index.ts';
import { refusedVoucher } from '../voucher/index.ts';
import { issueQuote, type Moment, withdrawQuote } from './issue-quote.ts';

export interface SwitchDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly tables: ItemTables;
}

/** What each direction of the switch does; each gives the state that the cart has then. */
const directions = {
  cart: { action: 'become_cart', go: toCart },
  quote: { action: 'become_quote', go: toQuote },
} as const;

export interface SwitchCartQuote {
  readonly userId: string;
  /** As it stood in the path. */
  readonly id: string;
  readonly desired: keyof typeof directions;
}

type Became = Result<CartStatus, 'empty'> | Refusal<409>;
type Switched = Result<{ readonly order_id: string; readonly status: CartStatus }, 'empty'>;

/** Turns a cart into a quote or a quote back into a cart (QU-1). */
export function switchCartQuote(
  { pool, clock, publicUrl, tables }: SwitchDependencies,
  { userId, id, desired }: SwitchCartQuote,
): Promise<Switched | Refusal<404 | 409>> {
  const { action, go } = directions[desired];
  return retryOnWriteRace(() =>
    changeOrder<Switched | Refusal<409>>(pool, { userId, id, action }, async (client, handle) => {
      const status = await go(client, handle, { now: clock.now(), publicUrl, tables });
      if ('status' in status) return status;
      return status.ok ? ok({ order_id: handle.id, status: status.value }) : status;
    }),
  );
}

/**
 * A quote is withdrawn, and its cart is the active one again; that of somebody who took it over stays beside their own.
 */
async function toCart(client: PoolClient, handle: OrderHandle, { now }: Moment): Promise<Became> {
  if (handle.status === 'quote') await withdrawQuote(client, handle, now);
  if (handle.holderId === null) {
    await activate(client, handle, now);
    return ok('cart');
  }
  if (handle.status === 'quote') await writeStatus(client, handle, 'saved', now);
  return ok('saved');
}

/**
 * What is a quote already stays the quote it is, with its number and its end. A coupon that cannot be used any more is
 * promised to nobody.
 */
async function toQuote(client: PoolClient, handle: OrderHandle, moment: Moment): Promise<Became> {
  if (handle.status === 'quote') return ok('quote');
  const refused = await refusedVoucher(client, handle, moment.now);
  if (refused !== null) return refuse.conflict(`${refused.message} Remove it to go on.`);
  const issued = await issueQuote(client, handle, moment);
  if (!issued.ok) return err(issued.error);
  await writeStatus(client, handle, 'quote', moment.now);
  return ok('quote');
}
