import {
  type CellLibraryItem,
  cellLibraryLimits,
  type PoolPriceFeatures,
  poolPriceFeatures,
} from '../cell-library/index.ts';
import { type Money, multiplyMoney, usd } from '../money/index.ts';
import type { Result } from '../result/index.ts';
import { type PricedItem, type PriceFault, priceUnit, priceUnits } from './price-item.ts';
import type { PriceList, PriceQuery } from './price-list.ts';
import type { UnitPrice } from './price-of.ts';

/** What the price of one pool of a library depends on (CL-16 to CL-18). */
export function poolQuery({ species, pools, replicates }: PoolPriceFeatures): PriceQuery {
  return {
    productSlug: 'engineered_cell_libraries',
    productType: 'pool',
    options: { species },
    numbers: { pools, replicates },
  };
}

/** The price of a library with all its copies: the price of a pool, times pools, times copies (ruling 42). */
export function priceCellLibrary(
  item: CellLibraryItem,
  list: Pick<PriceList, 'records' | 'outOfStock'>,
  strategy: string | null,
): Result<PricedItem<CellLibraryItem>, PriceFault> {
  const features = poolPriceFeatures(item);
  const count = features.pools * features.replicates;
  return priceUnits(item, [{ query: poolQuery(features), count, length: null }], list, strategy);
}

/** Numbers of pools, both ends included, that cost the same for each pool. */
export interface PoolTier {
  readonly min: number;
  readonly max: number;
  readonly price: UnitPrice;
}

/**
 * The tiers of a price list for one customer, from the fewest pools on. Numbers without a price are in no tier. They
 * are asked of the list and written nowhere else, so that they follow it.
 */
export function poolTiers(
  asked: Omit<PoolPriceFeatures, 'pools'>,
  list: Pick<PriceList, 'records' | 'outOfStock'>,
  strategy: string | null,
): readonly PoolTier[] {
  const tiers: { min: number; max: number; readonly price: UnitPrice }[] = [];
  for (let pools = cellLibraryLimits.pools.min; pools <= cellLibraryLimits.pools.max; pools += 1) {
    const priced = priceUnit(poolQuery({ ...asked, pools }), list, strategy);
    if (!priced.ok) continue;
    const last = tiers.at(-1);
    if (last?.max === pools - 1 && last.price.unit.minor === priced.value.unit.minor) last.max = pools;
    else tiers.push({ min: pools, max: pools, price: priced.value });
  }
  return tiers;
}

/** A cheaper tier that a few more pools reach. */
export interface NextTier {
  readonly more: number;
  readonly tier: PoolTier;
  /** Of all copies, with the pools that it takes. */
  readonly total: Money;
  /** What the larger library costs less than the present one; null: it costs as much, or more. */
  readonly saved: Money | null;
}

/**
 * The next tier at which a pool costs less than now: "8 more pools reach $600 a pool".
 *
 * @returns null where no more pools make a pool cheaper
 */
export function nextTier(tiers: readonly PoolTier[], pools: number, replicates: number): NextTier | null {
  const now = tiers.find(({ min, max }) => pools >= min && pools <= max);
  const next = tiers.find(
    ({ min, price }) => min > pools && (now === undefined || price.unit.minor < now.price.unit.minor),
  );
  if (next === undefined) return null;
  const total = multiplyMoney(next.price.unit, next.min * replicates);
  const saved = now === undefined ? 0 : now.price.unit.minor * pools * replicates - total.minor;
  return { more: next.min - pools, tier: next, total, saved: saved > 0 ? usd(saved) : null };
}

/** By how many percent a price is below the list price, as whole percent (CL-19); 0 where it is not. */
export function percentBelowList({ list, unit }: Pick<UnitPrice, 'list' | 'unit'>): number {
  return list.minor === 0 ? 0 : Math.max(0, Math.round(((list.minor - unit.minor) * 100) / list.minor));
}
