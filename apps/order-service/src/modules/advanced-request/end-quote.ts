import { afterAction } from '@cutsite/domain/advanced-request';
import { err, ok, type Result } from '@cutsite/domain/result';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { lockOrder } from '../order-contents/index.ts';
import { endQuotesWithLines, withdrawQuote } from '../quote/index.ts';
import { endRequestQuote, type LatestQuote, readLatestQuote, readRequestsOfLines } from '../quoted-line/index.ts';
import { changeLocked, countAndTellSales, type RequestWork, tellSales } from './change-locked.ts';
import { lockRequest, updateRequest } from './request.repository.ts';
import type { RequestDependencies, RequestRefusal } from './request-dependencies.ts';
import { insertRequestEvent } from './request-event.repository.ts';
import { requestForOwnerMail } from './request-mails.ts';

type Links = Pick<RequestDependencies, 'config'>;

/**
 * Ends what was offered for a request: nothing is ordered by its lines any more, in whatever quote they stand. The cart
 * of the offer itself is left to the caller.
 */
export async function endOffer(
  { config: { publicUrl } }: Links,
  { client, row, now }: RequestWork,
  { quote, why }: { readonly quote: LatestQuote; readonly why: string },
): Promise<void> {
  await endRequestQuote(client, row, now);
  const lineIds = quote.lines.map(({ id }) => id);
  await endQuotesWithLines(client, { lineIds, ownCartId: quote.cart_id, why, now, publicUrl });
}

/** Ends the quote of a request that comes to nothing, if it has one: its prices, and the paper of its cart. */
export async function endQuoteOf(dependencies: Links, work: RequestWork): Promise<void> {
  const { client, row, now } = work;
  const quote = await readLatestQuote(client, row);
  if (quote === null) return;
  await endOffer(dependencies, work, { quote, why: `The quote of request ${row.number} is over.` });
  const order = await lockOrder(client, { accountId: row.account_id, id: quote.cart_id, actorId: row.account_id });
  if (order?.status === 'quote') await withdrawQuote(client, order, now);
}

/** Declines the quote, with a reason or without: the request is closed, and nothing can be ordered by it. */
export function declineQuote(
  dependencies: RequestDependencies,
  {
    text,
    ...command
  }: { readonly ownerId: string; readonly id: string; readonly version: number; readonly text: string },
): Promise<Result<null, RequestRefusal>> {
  return changeLocked(dependencies, command, async (work) => {
    const { client, row, now } = work;
    const after = afterAction(row.state, 'decline');
    if (!after.ok) return err({ code: 'not_now', sentence: after.error });
    await endQuoteOf(dependencies, work);
    await updateRequest(client, row, { state: after.value }, now);
    const event = { kind: 'declined', side: 'customer', actorId: command.ownerId, text, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
    const lines = text === '' ? [] : [text];
    const refusal = await countAndTellSales(dependencies, work, { what: 'its quote is declined', lines });
    return refusal === null ? ok(null) : err(refusal);
  });
}

/**
 * Says of the requests whose quoted lines were just paid for that they are ordered, in the transaction of the payment.
 * One that is ordered already stays so: its lines can be ordered again while their quote holds.
 */
export async function markRequestsOrdered(
  client: PoolClient,
  {
    lineIds,
    orderNumber,
    publicUrl,
    now,
  }: {
    readonly lineIds: readonly string[];
    readonly orderNumber: string;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  if (lineIds.length === 0) return;
  for (const id of await readRequestsOfLines(client, lineIds)) {
    const row = await lockRequest(client, id, null);
    const after = row === null ? null : afterAction(row.state, 'order');
    if (row === null || after === null || !after.ok) continue;
    await updateRequest(client, row, { state: after.value }, now);
    const event = { kind: 'ordered', side: 'store', actorId: null, text: `Order ${orderNumber}`, now } as const;
    await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
    const words = { what: `ordered as ${orderNumber}`, lines: [] };
    await tellSales({ config: { publicUrl } }, { client, row, now }, words);
    await putMail(client, requestForOwnerMail(row.owner_email, row, words, publicUrl), now);
  }
}
