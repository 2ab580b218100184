import { useMemo } from 'react';
import { useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { useCheckedDraft } from '../check/use-check.ts';
import { useProject } from '../draft/library-drafts.ts';
import type { LibraryDraft } from '../project/library-draft.ts';
import { type LibraryPrice, priceDraft } from './price-draft.ts';

/** The price that follows every letter. */
export function useLibraryPrice() {
  const draft = useProject();
  // Asked for its gene list: once that is there, the same project has another price.
  const { version } = useCheckedDraft();
  const asChecked = useMemo(() => ({ draft, version }), [draft, version]);
  return useLivePriceOf(asChecked, priceOf);
}

const priceOf = ({ draft }: { readonly draft: LibraryDraft }, prices: Prices): LibraryPrice =>
  priceDraft(draft, prices);
