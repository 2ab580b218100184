/** How long the price of an item holds after it was set. The number is ours: docs/open-questions.md. */
const priceHoldDays = 30;

const dayMs = 86_400_000;

/** Until when the prices of these items hold, all of them; null when there are none. */
export function pricesHoldUntil(pricedAt: readonly Date[]): Date | null {
  if (pricedAt.length === 0) return null;
  return new Date(Math.min(...pricedAt.map((at) => at.getTime())) + priceHoldDays * dayMs);
}

/** The earliest moment at which a price was set that still holds now. */
export function oldestPriceAt(now: Date): Date {
  return new Date(now.getTime() - priceHoldDays * dayMs);
}
