import { randomBytes } from 'node:crypto';
import { formatDecimal, type Money } from '@cutsite/domain/money';
import { paperNumber } from '@cutsite/domain/placed-order';
import { quoteEnd } from '@cutsite/domain/quote';
import { err, ok, type Result } from '@cutsite/domain/result';
import { type Mail, putMail, writeMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { dayText } from '../../documents/index.ts';
import { freezeVersion, type OrderHandle } from '../order-contents/index.ts';
import { insertQuote, readEmail, withdrawQuotes } from './quote.repository.ts';

/** A quote that was issued just now. */
export interface IssuedQuote {
  readonly number: string;
  readonly expiresAt: Date;
}

/**
 * Turns what the cart is now into a numbered promise: its contents are frozen with their prices, an earlier quote of
 * the same cart is withdrawn, and a mail with the link goes to who asked for it. The caller holds the lock of the
 * order, has checked that it may become a quote, and sets the state of the cart.
 */
export async function issueQuote(
  client: PoolClient,
  order: OrderHandle,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<Result<IssuedQuote, 'empty'>> {
  const version = await freezeVersion(client, order, now);
  if (version.contents.items.length === 0) return err('empty');
  await withdrawQuotes(client, order.accountId, order.id, now);
  const expiresAt = quoteEnd(now);
  const quote = { accountId: order.accountId, cartId: order.id, versionId: version.id, issuedAt: now, expiresAt };
  let number = paperNumber('Q', randomBytes(8));
  while (!(await insertQuote(client, { ...quote, id: uuid(), number }))) number = paperNumber('Q', randomBytes(8));
  const to = await readEmail(client, order.actorId);
  const link = `${publicUrl}/quote?order=${order.id}`;
  await putMail(client, quoteMail({ to, number, total: version.contents.totals.total, expiresAt, link }), now);
  return ok({ number, expiresAt });
}

/** Ends the quote of an order that becomes a cart again; its prices stay as they are until they are recalculated. */
export function withdrawQuote(client: PoolClient, order: OrderHandle, now: Date): Promise<void> {
  return withdrawQuotes(client, order.accountId, order.id, now);
}

interface QuoteForMail {
  readonly to: string;
  readonly number: string;
  readonly total: Money;
  readonly expiresAt: Date;
  readonly link: string;
}

/**
 * Brings the quote to who asked for it. The paper itself is behind the link, so that a forwarded mail shows no
 * sequences.
 */
function quoteMail({ to, number, total, expiresAt, link }: QuoteForMail): Mail {
  return writeMail({ to, subject: `Your Cutsite quote ${number}` }, [
    `Your quote ${number} over ${formatDecimal(total)} ${total.currency} is ready. Its prices hold until ${dayText(expiresAt)}.`,
    { link, label: 'See, download or order the quote' },
  ]);
}
