import { putMail, writeMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { writeStatus } from '../cart/index.ts';
import { lockOrder } from '../order-contents/index.ts';
import { type QuoteWithLine, readQuotesWithLines, withdrawQuotes } from './quote.repository.ts';

/** Lines that sales has quoted for a request, and what became of their quote. */
export interface EndedLines {
  readonly lineIds: readonly string[];
  /** The cart of their own quote, which its request renews or ends itself. */
  readonly ownCartId: string;
  /** As a sentence: "Request R-2026-000012 was quoted again." */
  readonly why: string;
  readonly now: Date;
  readonly publicUrl: string;
}

/** The carts that are locked before the quote of these lines ends; each is a quote that holds one of them. */
export async function cartsQuotingLines(
  client: PoolClient,
  lineIds: readonly string[],
): Promise<readonly Pick<QuoteWithLine, 'accountId' | 'cartId'>[]> {
  return lineIds.length === 0 ? [] : readQuotesWithLines(client, lineIds);
}

/**
 * Ends the quotes that customers have made of other carts with these lines: a line is sold by one offer at a time.
 * What else is in such a cart stays in it, put aside, and whoever could have ordered it hears why. The caller holds
 * the locks of the carts.
 */
export async function endQuotesWithLines(client: PoolClient, ended: EndedLines): Promise<void> {
  const { lineIds, ownCartId, why, now, publicUrl } = ended;
  for (const quote of await readQuotesWithLines(client, lineIds)) {
    const { accountId, cartId, number, actorId, email } = quote;
    if (cartId === ownCartId) continue;
    const order = await lockOrder(client, { accountId, id: cartId, actorId });
    if (order?.status !== 'quote') continue;
    await withdrawQuotes(client, accountId, cartId, now);
    await writeStatus(client, order, 'saved', now);
    const mail = writeMail({ to: email, subject: `Your Cutsite quote ${number} has ended` }, [
      `${why} Your quote ${number} has a line of it, so it cannot be ordered any more.`,
      'Its items wait in one of your carts. Take that line out there to order the others.',
      { link: `${publicUrl}/cart`, label: 'See your carts' },
    ]);
    await putMail(client, mail, now);
  }
}
