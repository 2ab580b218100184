import { useMemo } from 'react';
import { useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { useCheckedCells } from '../check/use-check.ts';
import { useProject } from '../draft/cells-drafts.ts';
import type { CellsDraft } from '../project/cells-draft.ts';
import { type CellsPrice, priceCells } from './price-cells.ts';

/** The price that follows every letter. */
export function useCellsPrice() {
  const draft = useProject();
  // Asked for its gene list: once that is there, the same project has another price.
  const { version } = useCheckedCells();
  const asChecked = useMemo(() => ({ draft, version }), [draft, version]);
  return useLivePriceOf(asChecked, priceOf);
}

const priceOf = ({ draft }: { readonly draft: CellsDraft }, prices: Prices): CellsPrice => priceCells(draft, prices);
