import { editTypeRows } from '@cutsite/domain/express-knockout';
import { makingTimeOf } from '@cutsite/domain/item';
import { countText } from '@cutsite/domain/text';
import { ProductPriceBar, type ScreenOrder, UnitReasons } from '../../../builder/price-bar/product-price-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useBatches, useCheckedList } from '../check/use-check.ts';
import { useProject } from '../draft/express-drafts.ts';
import { type ExpressPrice, useExpressPrice } from '../price/express-price.ts';
import type { ExpressDraft } from '../project/express-draft.ts';
import { blockedBecause } from '../purchase/express-cart.ts';

const ExpressReport = loadedPart(async () => (await import('../report/express-report.tsx')).ExpressReport);

/** The price of the pools, what blocks the order, and the order. */
export function ExpressPriceBar(order: ScreenOrder) {
  const draft = useProject();
  const checked = useCheckedList();
  // Drawn again when a call ends: what is still being checked blocks the order.
  useBatches();
  const pools = checked.pools.length;
  return (
    <ProductPriceBar
      {...order}
      live={useExpressPrice()}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      box={{
        makings: pools === 0 ? [] : [makingTimeOf('express_ko_pool', draft.cellLine)],
        temperature: 'dry_ice',
        waitsForReview: false,
      }}
      reasons={({ priced }) => <UnitReasons priced={priced} unit="pool" label="Each pool" />}
      blocked={blockedBecause(draft, checked, order.editing)}
      begun={checked.counts.filled > 0}
      report={ExpressReport}
      addWords={pools === 0 ? 'Add to cart' : `Add ${pools} to cart`}
    />
  );
}

/** "26 pools, single guide, 6 lines left out" */
function whatIsPriced({ pools, leftOut }: ExpressPrice, { editType }: ExpressDraft): string {
  const what = `${countText(pools, 'pool')}, ${editTypeRows[editType].label.toLowerCase()}`;
  return leftOut === 0 ? what : `${what}, ${countText(leftOut, 'line')} left out`;
}
