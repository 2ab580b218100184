import { addDays } from '../time/index.ts';

/** How long the price of an item holds after it was set. The number is ours: docs/open-questions.md. */
const priceHoldDays = 30;

/** Until when the prices of these items hold, all of them; null when there are none. */
export function pricesHoldUntil(pricedAt: readonly Date[]): Date | null {
  if (pricedAt.length === 0) return null;
  return addDays(new Date(Math.min(...pricedAt.map((at) => at.getTime()))), priceHoldDays);
}

/** The earliest moment at which a price was set that still holds now. */
export function oldestPriceAt(now: Date): Date {
  return addDays(now, -priceHoldDays);
}
