import { editTypeRows } from '@cutsite/domain/express-knockout';
import { makingTimeOf } from '@cutsite/domain/item';
import { CheckBeforeOrder } from '../../../builder/price-bar/check-before-order.tsx';
import { isPending, OrderButton } from '../../../builder/price-bar/order-button.tsx';
import { PriceBar } from '../../../builder/price-bar/price-bar.tsx';
import { useShipsBy } from '../../../builder/price-bar/ships-by.ts';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import type { Purchase } from '../../../builder/purchase/use-purchase.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useBatches, useCheckedList } from '../check/use-check.ts';
import { useProject } from '../draft/express-drafts.ts';
import { type ExpressPrice, useExpressPrice } from '../price/express-price.ts';
import type { ExpressDraft } from '../project/express-draft.ts';
import { blockedBecause } from '../purchase/express-cart.ts';

const ExpressReport = loadedPart(async () => (await import('../report/express-report.tsx')).ExpressReport);

interface ExpressPriceBarProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
}

/** The price of the pools, what blocks the order, and the order. */
export function ExpressPriceBar({ purchase, editing, ready, onBlocked }: ExpressPriceBarProps) {
  const draft = useProject();
  const checked = useCheckedList();
  // Drawn again when a call ends: what is still being checked blocks the order.
  useBatches();
  const live = useExpressPrice();
  const pools = checked.pools.length;
  const ships = useShipsBy({
    makings: pools === 0 ? [] : [makingTimeOf('express_ko_pool')],
    temperature: 'dry_ice',
    waitsForReview: false,
  });
  const blocked = blockedBecause(draft, checked, editing) ?? live.price?.refusal ?? null;
  return (
    <PriceBar
      live={live}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      ships={ships}
      reasons={live.price === undefined ? null : <Reasons price={live.price} />}
      blocked={isPending(purchase) ? null : blocked}
      begun={checked.counts.filled > 0}
    >
      <CheckBeforeOrder ready={ready} report={ExpressReport} />
      <OrderButton
        purchase={purchase}
        editing={editing}
        ready={ready}
        blocked={blocked}
        onBlocked={onBlocked}
        addWords={pools === 0 ? 'Add to cart' : `Add ${pools} to cart`}
      />
    </PriceBar>
  );
}

/** "26 pools, single guide, 6 lines left out" */
function whatIsPriced({ pools, leftOut }: ExpressPrice, { editType }: ExpressDraft): string {
  const what = `${figured(pools, 'pool')}, ${editTypeRows[editType].label.toLowerCase()}`;
  return leftOut === 0 ? what : `${what}, ${figured(leftOut, 'line')} left out`;
}

function Reasons({ price: { priced } }: { readonly price: ExpressPrice }) {
  if (priced === null) return null;
  const reasons = () => [{ label: 'Each pool', refusal: null, lines: priced.lines, copies: 1, more: null }];
  return (
    <>
      <WhyThisPrice row="pool" reasons={reasons} />
      <WinningRule row="pool" lines={priced.lines} />
    </>
  );
}
