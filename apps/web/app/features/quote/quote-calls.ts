import { problemMessage } from '@cutsite/contracts/problem';
import { getQuote, listQuotes, type QuoteWire, switchCartQuote } from '@cutsite/contracts/quote';
import { api } from '../../platform/api.ts';

/** The latest quote of an order; null when there is none, or it is somebody else's. */
export async function fetchQuote(orderId: string): Promise<QuoteWire | null> {
  const answer = await api.call(getQuote, { params: { id: orderId } });
  if (answer.ok) return answer.body as QuoteWire;
  if (answer.status === 404) return null;
  throw new Error(problemMessage(answer.problem));
}

export async function fetchQuotes() {
  const answer = await api.call(listQuotes);
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
  return answer.body.quotes;
}

/** The cart-quote switch (QU-2). */
export async function switchTo(orderId: string, desiredStatus: 'cart' | 'quote'): Promise<void> {
  const answer = await api.call(switchCartQuote, { params: { id: orderId }, body: { desired_status: desiredStatus } });
  if (!answer.ok) throw new Error(problemMessage(answer.problem));
}

export const quoteAddress = (orderId: string) => `/quote?order=${encodeURIComponent(orderId)}`;
export const paperAddress = (orderId: string) => `/api/order/${encodeURIComponent(orderId)}/quote/pdf/`;
