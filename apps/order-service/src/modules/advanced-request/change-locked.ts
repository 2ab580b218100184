import { err, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { countMailFrom } from '../account/index.ts';
import { lockOrder } from '../order-contents/index.ts';
import { cartsQuotingLines } from '../quote/index.ts';
import { readLatestQuote } from '../quoted-line/index.ts';
import { lockRequest, type RequestRow, readRequest } from './request.repository.ts';
import type { RequestDependencies, RequestRefusal } from './request-dependencies.ts';
import { readRequestEvents } from './request-event.repository.ts';
import { requestForSalesMail } from './request-mails.ts';
import { readSalesReps } from './territories/sales-reps.ts';

/** What a change of a request stands on. */
export interface RequestWork {
  readonly client: PoolClient;
  readonly row: RequestRow;
  readonly now: Date;
}

export interface RequestToChange {
  readonly id: string;
  /** Null: somebody who may change everybody's. */
  readonly ownerId: string | null;
  /** What was read; null: the call does not depend on it. */
  readonly version: number | null;
}

/** Thrown inside a transaction, so that nothing of a refused change stays. */
export class RequestRefused extends Error {
  readonly refusal: RequestRefusal;

  constructor(refusal: RequestRefusal) {
    super('The change is refused');
    this.refusal = refusal;
  }
}

/**
 * Changes a request in one transaction under its lock. A write that carries another version than the request has is
 * refused with who was faster, and a refusal takes back whatever was written before it.
 */
export async function changeLocked<Value>(
  { pool, clock }: RequestDependencies,
  { id, ownerId, version }: RequestToChange,
  work: (work: RequestWork) => Promise<Result<Value, RequestRefusal>>,
): Promise<Result<Value, RequestRefusal>> {
  const now = clock.now();
  try {
    return await withTransaction(pool, async (client) => {
      await lockQuotedCarts(client, id, ownerId);
      const row = await lockRequest(client, id, ownerId);
      if (row === null) return err({ code: 'no_request' });
      if (version !== null && row.version !== version) {
        const last = (await readRequestEvents(client, row, ownerId === null)).at(-1);
        return err({ code: 'changed', by: last?.actor_name ?? null, at: last?.at ?? row.updated_at });
      }
      const done = await work({ client, row, now });
      if (!done.ok) throw new RequestRefused(done.error);
      return done;
    });
  } catch (error) {
    if (error instanceof RequestRefused) return err(error.refusal);
    throw error;
  }
}

/**
 * The cart of its quote, and those that were quoted with lines of it, are locked before the request, as a payment does,
 * so that the two never wait for each other.
 */
async function lockQuotedCarts(client: PoolClient, id: string, ownerId: string | null): Promise<void> {
  const row = await readRequest(client, id, ownerId);
  const quote = row === null ? null : await readLatestQuote(client, row);
  if (row === null || quote === null) return;
  const lineIds = quote.lines.map((line) => line.id);
  const own = { accountId: row.account_id, cartId: quote.cart_id };
  const others = (await cartsQuotingLines(client, lineIds)).filter(({ cartId }) => cartId !== own.cartId);
  const carts = [own, ...others].toSorted((one, other) => (one.cartId < other.cartId ? -1 : 1));
  for (const { accountId, cartId } of carts) await lockOrder(client, { accountId, id: cartId, actorId: accountId });
}

/** Who of sales hears of a request: whoever answers it, or everybody while nobody does. */
const maxTold = 5;

/**
 * Counts what a customer does as one mail of theirs (promise X1). Addresses of sales are not counted: a customer
 * chooses none of them, and many customers together must not silence sales.
 *
 * @returns null, or why the customer has to wait
 */
export async function countAsMail(
  { config }: Pick<RequestDependencies, 'config'>,
  client: PoolClient,
  accountId: string,
  now: Date,
): Promise<RequestRefusal | null> {
  const counted = await countMailFrom(client, accountId, config.rateLimits, now);
  return counted.allowed ? null : { code: 'too_many_mails', retryAfter: counted.retryAfter };
}

/** Tells sales what its customer did. */
export async function tellSales(
  { config }: { readonly config: Pick<RequestDependencies['config'], 'publicUrl'> },
  { client, row, now }: RequestWork,
  words: { readonly what: string; readonly lines: readonly string[] },
): Promise<void> {
  const reps = await readSalesReps(client);
  const own = reps.filter(({ id }) => id === row.sales_rep_id);
  const to = (own.length > 0 ? own : reps).slice(0, maxTold).map(({ email }) => email);
  for (const email of to) await putMail(client, requestForSalesMail(email, row, words, config.publicUrl), now);
}

/** Counts it and tells sales. */
export async function countAndTellSales(
  dependencies: Pick<RequestDependencies, 'config'>,
  work: RequestWork,
  words: { readonly what: string; readonly lines: readonly string[] },
): Promise<RequestRefusal | null> {
  const { client, row, now } = work;
  const refusal = await countAsMail(dependencies, client, row.account_id, now);
  if (refusal === null) await tellSales(dependencies, work, words);
  return refusal;
}
