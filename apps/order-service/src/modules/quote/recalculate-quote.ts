import { type RecalculationWire, recalculatePrices as recalculatePricesEndpoint } from '@cutsite/contracts/cart';
import type { Refusal } from '@cutsite/service-base/http';
import { refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { type CartDependencies, recalculatePrices, setPricesOfToday } from '../cart/index.ts';
import { changeOrder, findOrder } from '../order-contents/index.ts';
import { renewQuote } from './issue-quote.ts';

export interface RecalculateQuote {
  readonly userId: string;
  /** As it stood in the path. */
  readonly id: string;
  readonly idempotencyKey: string | null;
}

type Recalculated = { readonly status: 200; readonly body: RecalculationWire };

/**
 * Recalculates an order (CA-10, OR-8, QU-3; ruling 48): of a cart it shows the difference and changes nothing; of a
 * quote it issues the next version, at the prices of today and with a new end. What is not offered today stops a quote.
 */
export async function recalculateOrder(
  dependencies: CartDependencies & { readonly publicUrl: string },
  { userId, id, idempotencyKey: key }: RecalculateQuote,
): Promise<Recalculated | Refusal<404 | 409 | 422>> {
  const { pool, clock, prices, tables, publicUrl } = dependencies;
  const handle = await findOrder(pool, userId, id);
  if (handle?.status !== 'quote') {
    const shown = await recalculatePrices(dependencies, { user: { id: userId }, id });
    return 'status' in shown ? shown : { status: 200, body: shown };
  }
  const list = await prices.current();
  const now = clock.now();
  const { method, path } = recalculatePricesEndpoint;
  const call = { accountId: userId, key, endpoint: { method, path }, payload: { id: handle.id }, now };
  return changeOrder<Recalculated | Refusal<409 | 422>>(pool, { userId, id, action: 'renew_quote' }, (client, order) =>
    withIdempotencyKey<Recalculated | Refusal<409>>(client, call, async () => {
      const priced = await setPricesOfToday(client, { tables, now, list }, order);
      if (!priced.ok) return refuse.conflict(priced.error);
      const { number, expiresAt, replaces, leftOut } = await renewQuote(client, order, { now, publicUrl, tables });
      const quote = { number, expires: expiresAt.toISOString(), replaces };
      const coupon = leftOut === null ? null : { code: leftOut.voucher, message: leftOut.message };
      return { status: 200, body: { ...priced.value, quote, left_out_voucher: coupon } };
    }),
  );
}
