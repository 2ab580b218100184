import { randomBytes } from 'node:crypto';
import { type OrderContents, quotedTotal } from '@cutsite/domain/checkout';
import { dayText } from '@cutsite/domain/day-text';
import { kindOf } from '@cutsite/domain/item';
import { moneyText } from '@cutsite/domain/money';
import { paperNumber } from '@cutsite/domain/placed-order';
import { firstQuoteNumber, quoteEnd, quoteVersionNumber } from '@cutsite/domain/quote';
import { err, ok, type Result } from '@cutsite/domain/result';
import { putMail, writeMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../item-tables/index.ts';
import { salesRepOfCustomer } from '../account/index.ts';
import { deliveriesOf, freezeVersion, type OrderHandle, type OrderVersion } from '../order-contents/index.ts';
import { leaveOutRefusedVoucher, type RefusedVoucher } from '../voucher/index.ts';
import { daysIfOrdered } from './days-if-ordered.ts';
import {
  insertQuote,
  readEmail,
  readQuote,
  replaceQuote,
  salesRepOfQuote,
  withdrawQuotes,
} from './quote.repository.ts';

/** A quote that was issued just now. */
export interface IssuedQuote {
  readonly number: string;
  readonly expiresAt: Date;
}

/** When it is, where links lead, and what the days of shipping follow from. */
export interface Moment {
  readonly now: Date;
  readonly publicUrl: string;
  readonly tables: Pick<ItemTables, 'kinds' | 'delivery'>;
  /** What its mail says first; absent: nothing besides the quote. */
  readonly words?: readonly string[];
  /** Who of sales made it; absent: who looks after its customer does after the quote (ruling 52). */
  readonly salesRepId?: string;
}

/**
 * Turns what the cart is now into a numbered promise: its contents are frozen with their prices, an earlier quote of
 * the same cart is withdrawn, and a mail with the link goes to who asked for it. The caller holds the lock of the
 * order, has checked that it may become a quote, and sets the state of the cart.
 */
export async function issueQuote(
  client: PoolClient,
  order: OrderHandle,
  moment: Moment,
): Promise<Result<IssuedQuote, 'empty'>> {
  const { now } = moment;
  const frozen = await freezeVersion(client, order, now);
  if (frozen.contents.items.length === 0) return err('empty');
  await withdrawQuotes(client, order.accountId, order.id, now);
  const salesRepId = moment.salesRepId ?? (await salesRepOfCustomer(client, order.actorId));
  const quote = { ...toInsert(order, frozen, moment), version: 1, salesRepId };
  let number = paperNumber('Q', randomBytes(8));
  while (!(await insertQuote(client, { ...quote, id: uuid(), number }))) number = paperNumber('Q', randomBytes(8));
  await sendQuote(client, order, { number, contents: frozen.contents, expiresAt: quote.expiresAt }, moment);
  return ok({ number, expiresAt: quote.expiresAt });
}

/**
 * Issues what the cart is now as the next version of its quote (ruling 48): the same number with `-2`, `-3` behind it
 * and a new end. The version before says by which it was replaced. A coupon that cannot be used any more is left out of
 * it, as its mail says. The caller holds the lock of the order, which is a
 * quote.
 */
export async function renewQuote(
  client: PoolClient,
  order: OrderHandle,
  moment: Moment,
): Promise<IssuedQuote & { readonly replaces: string; readonly leftOut: RefusedVoucher | null }> {
  const { now } = moment;
  const earlier = await readQuote(client, order.accountId, order.id);
  if (earlier === null) throw new Error(`Order ${order.id} is a quote without a number`);
  const leftOut = await leaveOutRefusedVoucher(client, order, now);
  const frozen = await freezeVersion(client, order, now);
  const version = earlier.version + 1;
  const number = quoteVersionNumber(firstQuoteNumber(earlier.number), version);
  // Whoever looks after the version before keeps it.
  const salesRepId =
    (await salesRepOfQuote(client, order.accountId, order.id)) ??
    moment.salesRepId ??
    (await salesRepOfCustomer(client, order.actorId));
  const quote = { ...toInsert(order, frozen, moment), version, id: uuid(), number, salesRepId };
  if (!(await insertQuote(client, quote))) throw new Error(`The number ${number} is taken`);
  const key = { accountId: order.accountId, cartId: order.id };
  await replaceQuote(client, key, { number: earlier.number, replacedBy: number, now });
  await sendQuote(
    client,
    order,
    { number, contents: frozen.contents, expiresAt: quote.expiresAt },
    {
      now,
      publicUrl: moment.publicUrl,
      tables: moment.tables,
      words: [...(moment.words ?? []), ...(leftOut === null ? [] : [leftOutSentence(leftOut)])],
    },
  );
  return { number, expiresAt: quote.expiresAt, replaces: earlier.number, leftOut };
}

const leftOutSentence = ({ voucher, message }: RefusedVoucher) =>
  `The coupon ${voucher} is not in this version: ${message}`;

/** A quote ends no later than the prices that sales has set for items in it. */
function toInsert(order: OrderHandle, { id: versionId, contents }: OrderVersion, { now, tables }: Moment) {
  const ends = contents.items.flatMap(({ item }) => kindOf(tables.kinds, item).holdsUntil?.(item) ?? []);
  const expiresAt = new Date(Math.min(quoteEnd(now).getTime(), ...ends.map((end) => Date.parse(end))));
  return { accountId: order.accountId, cartId: order.id, versionId, issuedAt: now, expiresAt };
}

/** Ends the quote of an order that becomes a cart again; its prices stay as they are until they are recalculated. */
export function withdrawQuote(client: PoolClient, order: OrderHandle, now: Date): Promise<void> {
  return withdrawQuotes(client, order.accountId, order.id, now);
}

interface QuoteToSend {
  readonly number: string;
  readonly contents: OrderContents;
  readonly expiresAt: Date;
}

/**
 * Brings the quote to who asked for it. The paper itself is behind the link, so that a forwarded mail shows no
 * sequences.
 */
async function sendQuote(
  client: PoolClient,
  order: OrderHandle,
  { number, contents, expiresAt }: QuoteToSend,
  { now, publicUrl, tables, words = [] }: Moment,
): Promise<void> {
  const to = await readEmail(client, order.actorId);
  const { total, includesShippingAndTax } = quotedTotal(contents);
  const amount = `${moneyText(total)}${includesShippingAndTax ? '' : ', shipping and tax not included,'}`;
  const mail = writeMail({ to, subject: `Your Cutsite quote ${number}` }, [
    ...words,
    `Your quote ${number} for ${amount} is ready. Its prices hold until the end of ${dayText(expiresAt)} (UTC).`,
    ...daysIfOrdered(contents, deliveriesOf(tables, contents, now)),
    { link: `${publicUrl}/quote?order=${order.id}`, label: 'See, download or order the quote' },
  ]);
  await putMail(client, mail, now);
}
