import type { GeneLibraryItem } from '@cutsite/domain/gene-library';
import { type Money, usd } from '@cutsite/domain/money';
import { type PricedItem, priceFaultMessages, priceLibrary } from '@cutsite/domain/price';
import type { BarPrice } from '../../../builder/price-bar/price-bar.tsx';
import type { Prices } from '../../../platform/price-query.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { itemOf } from '../check/ordered-library.ts';
import type { LibraryDraft } from '../project/library-draft.ts';

/** What a library costs as it stands, and why it has no price where it has none. */
export interface LibraryPrice extends BarPrice {
  /** Genes of one copy that can be ordered, and filled wells that cannot and are left out (ruling 73). */
  readonly genes: number;
  readonly filled: number;
  readonly leftOut: number;
  readonly priced: PricedItem<GeneLibraryItem> | null;
  readonly refusal: string | null;
}

const nothing: Money = usd(0);

/**
 * The price of what can be ordered: genes by copies, without controls (ruling 85). By the function that the server
 * prices with, whose word counts.
 */
export function priceDraft(draft: LibraryDraft, { list, strategy }: Prices): LibraryPrice {
  const { library } = checkedDraft(draft);
  const item = itemOf(draft);
  const { genes = 0, filled = 0, leftOut = 0 } = library ?? {};
  const none = { subtotal: nothing, undiscounted: nothing, genes, filled, leftOut, priced: null };
  if (item === null || genes === 0) return { ...none, refusal: null };
  const priced = priceLibrary(item, list, strategy);
  if (!priced.ok) return { ...none, refusal: priceFaultMessages[priced.error.code] };
  const { subtotal, undiscounted } = priced.value;
  return { subtotal, undiscounted, genes, filled, leftOut, priced: priced.value, refusal: null };
}
