import { recalculatePrices } from '@cutsite/contracts/cart';
import { getQuote, listQuotes, type QuoteWire, switchCartQuote } from '@cutsite/contracts/quote';
import { api } from '../../platform/api.ts';
import { CallRefused } from '../../platform/failure/call-refused.ts';

/** The latest quote of an order, or the one of a number; null when there is none, or it is somebody else's. */
export async function fetchQuote(orderId: string, number: string | null): Promise<QuoteWire | null> {
  const query = number === null ? {} : { number };
  const answer = await api.call(getQuote, { params: { id: orderId }, query });
  if (answer.ok) return answer.body as QuoteWire;
  if (answer.status === 404) return null;
  throw new CallRefused(answer);
}

export async function fetchQuotes() {
  const answer = await api.call(listQuotes);
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body.quotes;
}

/** The cart-quote switch (QU-2). */
export async function switchTo(orderId: string, desiredStatus: 'cart' | 'quote'): Promise<void> {
  const answer = await api.call(switchCartQuote, { params: { id: orderId }, body: { desired_status: desiredStatus } });
  if (!answer.ok) throw new CallRefused(answer);
}

/** A new version of a quote at today's prices (ruling 48); its number. */
export async function renewQuote(orderId: string): Promise<string | null> {
  const answer = await api.call(recalculatePrices, { params: { id: orderId } });
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body.quote?.number ?? null;
}

/** Without a number: of the latest version. */
export const quoteAddress = (orderId: string, number?: string) =>
  `/quote?order=${encodeURIComponent(orderId)}${number === undefined ? '' : `&number=${encodeURIComponent(number)}`}`;
export const paperAddress = (orderId: string, number: string) =>
  `/api/order/${encodeURIComponent(orderId)}/quote/pdf/?number=${encodeURIComponent(number)}`;
