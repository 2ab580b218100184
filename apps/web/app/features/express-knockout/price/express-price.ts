import { type Money, usd } from '@cutsite/domain/money';
import { expressQuery, type PricedItem, priceFaultMessages, priceUnits } from '@cutsite/domain/price';
import { useMemo } from 'react';
import { useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import type { BarPrice } from '../../../builder/price-bar/price-bar.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { useCheckedList } from '../check/use-check.ts';
import { useProject } from '../draft/express-drafts.ts';
import type { ExpressDraft } from '../project/express-draft.ts';

/** What the pools of a list cost, and why they have no price where they have none. */
export interface ExpressPrice extends BarPrice {
  readonly pools: number;
  /** Lines that are left out of the order, and of the price (ruling 73). */
  readonly leftOut: number;
  readonly priced: PricedItem | null;
  readonly refusal: string | null;
}

const nothing: Money = usd(0);

interface Counted {
  readonly draft: Pick<ExpressDraft, 'editType' | 'species'>;
  readonly pools: number;
  readonly leftOut: number;
}

/** The price of the pools, by the function that the server prices each with. */
export function priceList({ draft, pools, leftOut }: Counted, { list, strategy }: Prices): ExpressPrice {
  const none = { subtotal: nothing, undiscounted: nothing, pools, leftOut, priced: null };
  if (pools === 0) return { ...none, refusal: null };
  const priced = priceUnits(draft, [{ query: expressQuery(draft), count: pools, length: null }], list, strategy);
  if (!priced.ok) return { ...none, refusal: priceFaultMessages[priced.error.code] };
  const { subtotal, undiscounted } = priced.value;
  return { subtotal, undiscounted, pools, leftOut, priced: priced.value, refusal: null };
}

/** The price that follows every letter. */
export function useExpressPrice() {
  const { editType, species } = useProject();
  const { pools, counts } = useCheckedList();
  const { length } = pools;
  const leftOut = counts.refused + counts.toCheck;
  const counted = useMemo(
    (): Counted => ({ draft: { editType, species }, pools: length, leftOut }),
    [editType, species, length, leftOut],
  );
  return useLivePriceOf(counted, priceList);
}
