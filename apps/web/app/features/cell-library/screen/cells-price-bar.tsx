import { makingTimeOf } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { ProductPriceBar, type ScreenOrder, UnitReasons } from '../../../builder/price-bar/product-price-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useProject } from '../draft/cells-drafts.ts';
import type { CellsPrice } from '../price/price-cells.ts';
import { useCellsPrice } from '../price/use-cells-price.ts';
import type { CellsDraft } from '../project/cells-draft.ts';
import { blockedBecause } from '../purchase/cells-cart.ts';

const CellsReport = loadedPart(async () => (await import('../report/cells-report.tsx')).CellsReport);

/** The price of a library, what blocks the order, and the order. */
export function CellsPriceBar(order: ScreenOrder) {
  const draft = useProject();
  const live = useCellsPrice();
  return (
    <ProductPriceBar
      {...order}
      live={live}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      box={boxOf(live.price?.priced ?? null, draft.cellLine ?? undefined)}
      reasons={reasonsOf}
      blocked={blockedBecause(draft)}
      begun={draft.plates.some(({ wells }) => wells.length > 0)}
      report={CellsReport}
    />
  );
}

const boxOf = (priced: CellsPrice['priced'], line: string | undefined) => ({
  makings: priced === null ? [] : [makingTimeOf('cell_library', line)],
  temperature: products.engineered_cell_libraries.temperature,
  waitsForReview: false,
});

/** "169 pools, 1 copy, 3 of 172 left out" */
function whatIsPriced({ pools, typed, leftOut }: CellsPrice, { replicates }: CellsDraft): string {
  const what = `${countText(pools, 'pool')}, ${countText(replicates, 'copy', 'copies')}`;
  return leftOut === 0 ? what : `${what}, ${leftOut} of ${typed} left out`;
}

/** The price of a pool with its list price, and every rule behind it (CL-16 to CL-19). */
const reasonsOf = ({ priced }: CellsPrice) => (
  <UnitReasons
    priced={priced}
    unit="pool"
    replicates={priced?.item.replicates}
    pricedUnit="pool and copy"
    label="Each pool in each copy; controls are not charged"
  />
);
