import { type Money, multiplyMoney, usd } from '@cutsite/domain/money';
import type { PriceCandidate, PriceLine } from '@cutsite/domain/price';

interface StoredCandidate extends Omit<PriceCandidate, 'amount'> {
  readonly minor: number;
}

/**
 * A price line as `cart_item.price_lines` keeps it: what cannot be computed from the rest. The first candidate is the
 * list price, one of them wins.
 */
export interface StoredPriceLine {
  readonly count: number;
  readonly lengths: PriceLine['lengths'];
  readonly candidates: readonly StoredCandidate[];
}

export function storedPriceLine({ count, lengths, unit }: PriceLine): StoredPriceLine {
  return {
    count,
    lengths,
    candidates: unit.candidates.map(({ amount, ...candidate }) => ({ ...candidate, minor: amount.minor })),
  };
}

/** @throws Error when the row does not hold a price: somebody wrote it by hand. */
export function priceLineOf({ count, lengths, candidates: stored }: StoredPriceLine): PriceLine {
  const candidates = stored.map(({ minor, ...candidate }) => ({ ...candidate, amount: usd(minor) }));
  const [list] = candidates;
  const winner = candidates.find((candidate) => candidate.wins);
  if (list === undefined || winner === undefined) throw new Error('A stored price line has no winning price');
  const unit: Money = winner.amount;
  return {
    count,
    lengths,
    unit: { list: list.amount, unit, winner, candidates },
    subtotal: multiplyMoney(unit, count),
  };
}
