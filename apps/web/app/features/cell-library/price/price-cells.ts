import type { CellLibraryItem } from '@cutsite/domain/cell-library';
import { type Money, usd } from '@cutsite/domain/money';
import {
  type NextTier,
  nextTier,
  type PoolTier,
  type PricedItem,
  poolTiers,
  priceCellLibrary,
  priceFaultMessages,
} from '@cutsite/domain/price';
import type { BarPrice } from '../../../builder/price-bar/price-bar.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { checkedCells, itemOf } from '../check/checked-cells.ts';
import type { CellsDraft } from '../project/cells-draft.ts';

/** What a library costs as it stands, its tiers, and why it has no price where it has none. */
export interface CellsPrice extends BarPrice {
  /** Pools of one copy that can be ordered, all that were typed, and those that are left out (ruling 73). */
  readonly pools: number;
  readonly typed: number;
  readonly leftOut: number;
  readonly tiers: readonly PoolTier[];
  readonly next: NextTier | null;
  readonly priced: PricedItem<CellLibraryItem> | null;
  readonly refusal: string | null;
}

const nothing: Money = usd(0);

/** Tiers are asked of the list 341 times, and change with it alone. */
const keptTiers = new WeakMap<Prices['list'], Map<string, readonly PoolTier[]>>();

function tiersOf({ genome, replicates }: CellsDraft, { list, strategy }: Prices): readonly PoolTier[] {
  const own = keptTiers.get(list) ?? new Map<string, readonly PoolTier[]>();
  keptTiers.set(list, own);
  const key = `${genome} ${replicates} ${strategy ?? ''}`;
  const tiers = own.get(key) ?? poolTiers({ species: genome, replicates }, list, strategy);
  own.set(key, tiers);
  return tiers;
}

/**
 * The price of what can be ordered: pools by copies, at the tier of that many pools (rulings 42 and 73). By the
 * function that the server prices with, whose word counts.
 */
export function priceCells(draft: CellsDraft, prices: Prices): CellsPrice {
  const { library, pools: typed } = checkedCells(draft);
  const item = itemOf(draft);
  const { orderable: pools = 0, leftOut = 0 } = library ?? {};
  const tiers = tiersOf(draft, prices);
  const counts = { pools, typed, leftOut, tiers, next: nextTier(tiers, pools, draft.replicates) };
  const none = { ...counts, subtotal: nothing, undiscounted: nothing, priced: null };
  if (item === null || pools === 0) return { ...none, refusal: null };
  const priced = priceCellLibrary(item, prices.list, prices.strategy);
  if (!priced.ok) return { ...none, refusal: priceFaultMessages[priced.error.code] };
  const { subtotal, undiscounted } = priced.value;
  return { ...counts, subtotal, undiscounted, priced: priced.value, refusal: null };
}
