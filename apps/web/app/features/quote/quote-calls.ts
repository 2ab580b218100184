import { recalculatePrices } from '@cutsite/contracts/cart';
import { getQuote, listQuotes, type QuoteWire, switchCartQuote } from '@cutsite/contracts/quote';
import { api } from '../../platform/api.ts';
import { bodyIfFound } from '../../platform/failure/body-if-found.ts';
import { bodyOf } from '../../platform/failure/body-of.ts';
import { ensureOk } from '../../platform/failure/ensure-ok.ts';

/** The latest quote of an order, or the one of a number; null when there is none, or it is somebody else's. */
export async function fetchQuote(orderId: string, number: string | null): Promise<QuoteWire | null> {
  const query = number === null ? {} : { number };
  const answer = await api.call(getQuote, { params: { id: orderId }, query });
  return bodyIfFound(answer) as QuoteWire | null;
}

export async function fetchQuotes() {
  const answer = await api.call(listQuotes);
  return bodyOf(answer).quotes;
}

/** The cart-quote switch (QU-2). */
export async function switchTo(orderId: string, desiredStatus: 'cart' | 'quote'): Promise<void> {
  const answer = await api.call(switchCartQuote, { params: { id: orderId }, body: { desired_status: desiredStatus } });
  ensureOk(answer);
}

/** A new version of a quote at today's prices (ruling 48); its number. */
export async function renewQuote(orderId: string): Promise<string | null> {
  const answer = await api.call(recalculatePrices, { params: { id: orderId } });
  return bodyOf(answer).quote?.number ?? null;
}

/** Without a number: of the latest version. */
export const quoteAddress = (orderId: string, number?: string) =>
  `/quote?order=${encodeURIComponent(orderId)}${number === undefined ? '' : `&number=${encodeURIComponent(number)}`}`;
export const quotePdfAddress = (orderId: string, number: string) =>
  `/api/order/${encodeURIComponent(orderId)}/quote/pdf/?number=${encodeURIComponent(number)}`;
