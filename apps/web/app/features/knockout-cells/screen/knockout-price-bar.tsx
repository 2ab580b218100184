import { itemKinds, makingTimeOf } from '@cutsite/domain/item';
import { isOwnLine, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { CheckBeforeOrder } from '../../../builder/price-bar/check-before-order.tsx';
import { isPending, OrderButton } from '../../../builder/price-bar/order-button.tsx';
import { PriceBar } from '../../../builder/price-bar/price-bar.tsx';
import { useShipsBy } from '../../../builder/price-bar/ships-by.ts';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import type { Purchase } from '../../../builder/purchase/use-purchase.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';
import { itemsOf, type KnockoutPrice, useKnockoutPrice } from '../price/knockout-price.ts';
import { orderedRows } from '../project/knockout-draft.ts';
import { blockedBecause } from '../purchase/knockout-cart.ts';

const KnockoutReport = loadedPart(async () => (await import('../report/knockout-report.tsx')).KnockoutReport);

interface KnockoutPriceBarProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
}

/** The price of the list, what blocks the order, and the order. */
export function KnockoutPriceBar({ purchase, editing, ready, onBlocked }: KnockoutPriceBarProps) {
  const draft = useProject();
  const checked = useCheckedKnockouts();
  const live = useKnockoutPrice();
  const items = itemsOf(draft, checked);
  const ships = useShipsBy({
    makings: items.length === 0 ? [] : [makingTimeOf(draft.product)],
    temperature: itemKinds.knockout_cells.products[draft.product]?.temperature ?? 'dry_ice',
    waitsForReview: knockoutProducts[draft.product].reviewsOwnLine && items.some(({ cellLine }) => isOwnLine(cellLine)),
  });
  const blocked = blockedBecause(draft, checked, editing) ?? live.price?.refusal ?? null;
  return (
    <PriceBar
      live={live}
      whatIsPriced={whatIsPriced}
      ships={ships}
      reasons={live.price === undefined ? null : <Reasons price={live.price} />}
      blocked={isPending(purchase) ? null : blocked}
      begun={orderedRows(draft).length > 0}
    >
      <CheckBeforeOrder ready={ready} report={KnockoutReport} />
      <OrderButton
        purchase={purchase}
        editing={editing}
        ready={ready}
        blocked={blocked}
        onBlocked={onBlocked}
        addWords="Add to cart"
      />
    </PriceBar>
  );
}

/** "4 genes", "3 of 4 genes": what cannot be ordered is left out (ruling 73). */
const whatIsPriced = ({ genes, listed }: KnockoutPrice): string =>
  genes === listed ? figured(genes, 'gene') : `${genes} of ${figured(listed, 'gene')}`;

function Reasons({ price: { priced } }: { readonly price: KnockoutPrice }) {
  if (priced === null) return null;
  const reasons = () => [{ label: 'Each gene', refusal: null, lines: priced.lines, copies: 1, more: null }];
  return (
    <>
      <WhyThisPrice row="gene" reasons={reasons} />
      <WinningRule row="gene" lines={priced.lines} />
    </>
  );
}
