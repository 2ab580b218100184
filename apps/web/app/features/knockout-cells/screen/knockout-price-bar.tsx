import { makingTimeOf } from '@cutsite/domain/item';
import { isOwnLine, knockoutProducts, lineOfTimes } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { ProductPriceBar, type ScreenOrder, UnitReasons } from '../../../builder/price-bar/product-price-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';
import { itemsOf, type KnockoutPrice, useKnockoutPrice } from '../price/knockout-price.ts';
import { orderedRows } from '../project/knockout-draft.ts';
import { blockedBecause } from '../purchase/knockout-cart.ts';

const KnockoutReport = loadedPart(async () => (await import('../report/knockout-report.tsx')).KnockoutReport);

/** The price of the list, what blocks the order, and the order. */
export function KnockoutPriceBar(order: ScreenOrder) {
  const draft = useProject();
  const checked = useCheckedKnockouts();
  const { product } = draft;
  const { temperature, reviewsOwnLine } = knockoutProducts[product];
  const items = itemsOf(draft, checked);
  return (
    <ProductPriceBar
      {...order}
      live={useKnockoutPrice()}
      whatIsPriced={whatIsPriced}
      box={{
        makings: items.map(({ cellLine }) => makingTimeOf(product, lineOfTimes(cellLine))),
        temperature,
        waitsForReview: reviewsOwnLine && items.some(({ cellLine }) => isOwnLine(cellLine)),
      }}
      reasons={({ priced }) => <UnitReasons priced={priced} unit="gene" label="Each gene" />}
      blocked={blockedBecause(draft, checked, order.editing)}
      begun={orderedRows(draft).length > 0}
      report={KnockoutReport}
    />
  );
}

/** "4 genes", "3 of 4 genes": what cannot be ordered is left out (ruling 73). */
const whatIsPriced = ({ genes, listed }: KnockoutPrice): string =>
  genes === listed ? countText(genes, 'gene') : `${genes} of ${countText(listed, 'gene')}`;
