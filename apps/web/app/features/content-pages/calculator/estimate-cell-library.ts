import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { moneyText, multiplyMoney } from '@cutsite/domain/money';
import { discountInWords, nextTier, type PriceList, poolQuery, poolTiers, priceUnit } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';

/** What an engineered cell library of this size costs, in words; a fault where it can't be ordered so. */
export type Estimate =
  | { readonly ok: true; readonly total: string; readonly sum: string; readonly rule: string; readonly hint: string }
  | { readonly ok: false; readonly fault: string };

const { pools: poolLimits, replicates: copyLimits } = cellLibraryLimits;

/** What the calculator begins with: one full rack. */
export const defaultSize = { pools: 96, copies: 1 } as const;

/** Calculates by the rules of the order itself: the tier of one copy, times pools, times copies (ruling 42). */
export function estimateCellLibrary(pools: number, copies: number, list: PriceList, strategy: string | null): Estimate {
  if (!Number.isInteger(pools) || pools < poolLimits.min || pools > poolLimits.max) {
    return { ok: false, fault: `One copy has ${poolLimits.min} to ${poolLimits.max} pools.` };
  }
  if (!Number.isInteger(copies) || copies < copyLimits.min || copies > copyLimits.max) {
    return { ok: false, fault: `There are ${copyLimits.min} to ${copyLimits.max} copies.` };
  }
  const asked = { species: 'homo_sapiens', replicates: copies } as const;
  const priced = priceUnit(poolQuery({ ...asked, pools }), list, strategy);
  if (!priced.ok) return { ok: false, fault: 'Price on request.' };
  const { unit, list: atList, winner } = priced.value;
  const next = nextTier(poolTiers(asked, list, strategy), pools, copies);
  const off = discountInWords(winner);
  return {
    ok: true,
    total: moneyText(multiplyMoney(unit, pools * copies)),
    sum: `${pools} pools × ${countText(copies, 'copy', 'copies')} × ${moneyText(unit)}`,
    rule: off === '' ? winner.label : `${winner.label}, ${off} the list price of ${moneyText(atList)}`,
    hint:
      next === null
        ? ''
        : `${next.more} more ${next.more === 1 ? 'pool reaches' : 'pools reach'} ${moneyText(next.tier.price.unit)} a pool.`,
  };
}
