import { type QuotedTermsWire, quoteRequest as quoteRequestEndpoint } from '@cutsite/contracts/advanced-request';
import { afterAction } from '@cutsite/domain/advanced-request';
import { formatDecimal, parseDecimal, usd } from '@cutsite/domain/money';
import type { PriceList } from '@cutsite/domain/price';
import { quoteEnd } from '@cutsite/domain/quote';
import { type QuotedTerms, quotedLineFault } from '@cutsite/domain/quoted-line';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Answer, RequestUser } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { v4 as randomId, v7 as uuid } from 'uuid';
import type { ItemTables } from '../../item-tables/index.ts';
import { fillQuotedCart, openCartAside, writeStatus } from '../cart/index.ts';
import { lockOrder, type OrderHandle } from '../order-contents/index.ts';
import type { PriceLists } from '../price-list/index.ts';
import { issueQuote, renewQuote } from '../quote/index.ts';
import { insertRequestQuote, readLatestQuote } from '../quoted-line/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';
import { changeLocked, RequestRefused, type RequestWork } from './change-locked.ts';
import { endOffer } from './end-quote.ts';
import { updateRequest } from './request.repository.ts';
import type { RequestDependencies, RequestRefusal } from './request-dependencies.ts';
import { insertRequestEvent } from './request-event.repository.ts';

export interface QuoteDependencies extends RequestDependencies {
  readonly tables: ItemTables;
  readonly prices: PriceLists;
}

export interface QuoteRequest {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly reason: string;
  readonly lines: readonly QuotedTermsWire[];
  /** Null: as long as every quote holds. */
  readonly days: number | null;
  readonly key: string | null;
}

/**
 * Turns a request into a quote: its lines are written down with who set their prices and why, and are the only items
 * of a cart of its own, which is issued as a quote at once. Quoted again, the lines before end, and the next version
 * of the same quote has the new ones. Once for each Idempotency-Key.
 */
export async function quoteRequest(
  dependencies: QuoteDependencies,
  { user, key, lines: sent, ...command }: QuoteRequest,
): Promise<Result<Answer['headers'], RequestRefusal>> {
  const lines = sent.map((line) => ({ id: randomId(), terms: termsOf(line) }));
  const fields = faultsOf(lines.map(({ terms }) => terms));
  if (fields !== null) return err({ code: 'invalid', fields });
  const list = await dependencies.prices.current();
  // A repeated call has the version that was read before the first one; its key answers for it.
  const { id, version } = command;
  return changeLocked(dependencies, { id, ownerId: null, version: key === null ? version : null }, async (work) => {
    const call = {
      accountId: user.id,
      key,
      endpoint: quoteRequestEndpoint,
      payload: { ...command, sent },
      now: work.now,
    };
    const answer = await withIdempotencyKey<Answer>(work.client, call, async () => {
      if (work.row.version !== version)
        throw new RequestRefused({ code: 'changed', by: null, at: work.row.updated_at });
      await quoteOnce(dependencies, work, { ...command, user, lines, list });
      return { status: 200, body: { id: work.row.id } };
    });
    return answer.status === 200 ? ok(answer.headers) : err({ code: 'key_reused' });
  });
}

async function quoteOnce(
  dependencies: QuoteDependencies,
  work: RequestWork,
  quote: Pick<QuoteRequest, 'text' | 'reason' | 'days' | 'user'> & {
    readonly lines: readonly { readonly id: string; readonly terms: QuotedTerms }[];
    readonly list: PriceList;
  },
): Promise<void> {
  const { client, row, now } = work;
  const { user, text, reason, days, lines } = quote;
  const after = afterAction(row.state, 'quote');
  if (!after.ok) throw new RequestRefused({ code: 'not_now', sentence: after.error });
  const before = await readLatestQuote(client, row);
  const order = await cartToQuote(work, before?.cart_id ?? null);
  const why = `Request ${row.number} was quoted again.`;
  if (before !== null) await endOffer(dependencies, work, { quote: before, why });
  await insertRequestQuote(client, {
    id: uuid(),
    request: row,
    version: (before?.version ?? 0) + 1,
    cartId: order.id,
    quotedBy: user.id,
    reason,
    lines,
    now,
    expiresAt: quoteEnd(now, days ?? undefined),
  });
  const salesRepId = row.sales_rep_id ?? user.id;
  const issued = await issue(dependencies, work, { order, lines, text, list: quote.list, salesRepId });
  await updateRequest(client, row, { state: after.value, salesRepId }, now);
  const details = { quote: issued, lines: lines.map(({ id }) => id) };
  const event = { kind: 'quoted', side: 'staff', actorId: user.id, text, details, now } as const;
  await insertRequestEvent(client, row, { ...event, from: row.state, to: after.value });
  await recordStaffAction(client, {
    actor: user,
    action: 'quote_request',
    subject: { kind: 'request', id: row.id },
    now,
    changes: [
      { field: 'quote', from: null, to: issued },
      { field: 'total', from: null, to: formatDecimal(usd(totalOf(lines))) },
      { field: 'reason', from: null, to: reason },
    ],
  });
}

/**
 * The cart that becomes the next version of the quote: the one of the version before while that is a quote; what its
 * customer took back into a cart stays theirs, and another one is opened.
 */
async function cartToQuote({ client, row, now }: RequestWork, earlierId: string | null): Promise<OrderHandle> {
  const accountId = row.account_id;
  const lock = (id: string) => lockOrder(client, { accountId, id, actorId: accountId });
  const earlier = earlierId === null ? null : await lock(earlierId);
  if (earlier?.status === 'quote') return earlier;
  const opened = await lock(await openCartAside(client, { accountId, name: `Request ${row.number}`, now }));
  if (opened === null) throw new Error(`The cart of request ${row.id} is gone`);
  return opened;
}

interface ToIssue {
  readonly order: OrderHandle;
  readonly lines: readonly { readonly id: string }[];
  /** What sales writes to the customer. */
  readonly text: string;
  readonly list: PriceList;
  readonly salesRepId: string;
}

/** Fills the cart and issues it: a further version of the quote that it is, or a new one. @returns its number */
async function issue(
  { tables, config }: QuoteDependencies,
  { client, row, now }: RequestWork,
  { order, lines, text, list, salesRepId }: ToIssue,
): Promise<string> {
  const { accountId, id: cartId } = order;
  const items = lines.map(({ id }) => ({ product_slug: 'custom_project', quoted_line_id: id }));
  await fillQuotedCart(client, tables, { accountId, cartId, items, list, now });
  const words = [`For your request ${row.number}, sales writes:`, text];
  const moment = { now, publicUrl: config.publicUrl, tables, words, salesRepId };
  if (order.status === 'quote') return (await renewQuote(client, order, moment)).number;
  const issued = await issueQuote(client, order, moment);
  if (!issued.ok) throw new Error(`Cart ${cartId} is empty`);
  await writeStatus(client, order, 'quote', now);
  return issued.value.number;
}

const totalOf = (lines: readonly { readonly terms: QuotedTerms }[]): number =>
  lines.reduce((sum, { terms }) => sum + terms.amount * terms.unitPriceMinor, 0);

function termsOf(line: QuotedTermsWire): QuotedTerms {
  const price = parseDecimal(line.unit_price);
  return {
    text: line.text.trim(),
    details: line.details.trim(),
    amount: line.amount,
    unit: line.unit.trim(),
    unitPriceMinor: price.ok ? price.value.minor : 0,
    temperature: line.temperature,
    makingDays: line.making_days,
    needsReview: line.needs_review,
    restrictedCountries: [...new Set(line.restricted_countries)],
  };
}

function faultsOf(lines: readonly QuotedTerms[]): Record<string, string[]> | null {
  const faults = lines.flatMap((terms, at) => {
    const fault = quotedLineFault(terms);
    return fault === null ? [] : [[`lines.${at}.unit_price`, [fault]] satisfies [string, string[]]];
  });
  return faults.length === 0 ? null : Object.fromEntries(faults);
}
