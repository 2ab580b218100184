import { makingTimeOf } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { leftOutText } from '../../../builder/price-bar/left-out-text.ts';
import { ProductPriceBar, type ScreenOrder, UnitReasons } from '../../../builder/price-bar/product-price-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useProject } from '../draft/library-drafts.ts';
import { useLibraryPrice } from '../price/library-price.ts';
import type { LibraryPrice } from '../price/price-draft.ts';
import type { LibraryDraft } from '../project/library-draft.ts';
import { blockedBecause } from '../purchase/library-cart.ts';

const OtherChoices = loadedPart(async () => (await import('../price/other-choices.tsx')).OtherChoices);
const LibraryReport = loadedPart(async () => (await import('../report/library-report.tsx')).LibraryReport);

/** The price of a library, what blocks the order, and the order. */
export function LibraryPriceBar(order: ScreenOrder) {
  const draft = useProject();
  const live = useLibraryPrice();
  return (
    <ProductPriceBar
      {...order}
      live={live}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      box={boxOf(live.price?.priced ?? null)}
      reasons={reasonsOf}
      blocked={blockedBecause(draft)}
      begun={draft.plates.some(({ wells }) => wells.length > 0)}
      report={LibraryReport}
    />
  );
}

const boxOf = (priced: LibraryPrice['priced']) => ({
  makings: priced === null ? [] : [makingTimeOf('gene_library')],
  temperature: products.on_demand_libraries.temperature,
  waitsForReview: false,
});

/** "211 genes, 2 copies, 3 of 214 wells left out" */
function whatIsPriced({ genes, filled, leftOut }: LibraryPrice, { replicates }: LibraryDraft): string {
  const what = `${countText(genes, 'gene')}, ${countText(replicates, 'copy', 'copies')}`;
  return what + leftOutText(leftOut, filled, 'well');
}

/** The price of a gene with its list price, and every rule behind it (GL-30). */
const reasonsOf = ({ priced }: LibraryPrice) => (
  <UnitReasons
    priced={priced}
    unit="gene"
    replicates={priced?.item.replicates}
    pricedUnit="gene and copy"
    label="Each gene in each copy; controls are not counted"
    more={() => (priced === null ? null : <OtherChoices item={priced.item} now={priced.subtotal} />)}
  />
);
