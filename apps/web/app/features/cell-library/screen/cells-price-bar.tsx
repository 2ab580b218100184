import { makingTimeOf } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { CheckBeforeOrder } from '../../../builder/price-bar/check-before-order.tsx';
import { isPending, OrderButton } from '../../../builder/price-bar/order-button.tsx';
import { PriceBar } from '../../../builder/price-bar/price-bar.tsx';
import { useShipsBy } from '../../../builder/price-bar/ships-by.ts';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import type { Purchase } from '../../../builder/purchase/use-purchase.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useProject } from '../draft/cells-drafts.ts';
import type { CellsPrice } from '../price/price-cells.ts';
import { useCellsPrice } from '../price/use-cells-price.ts';
import type { CellsDraft } from '../project/cells-draft.ts';
import { blockedBecause } from '../purchase/cells-cart.ts';

const CellsReport = loadedPart(async () => (await import('../report/cells-report.tsx')).CellsReport);

interface CellsPriceBarProps {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
}

/** The price of a library, what blocks the order, and the order. */
export function CellsPriceBar({ purchase, editing, ready, onBlocked }: CellsPriceBarProps) {
  const draft = useProject();
  const live = useCellsPrice();
  const ships = useShipsBy(boxOf(live.price?.priced ?? null));
  const blocked = blockedBecause(draft) ?? live.price?.refusal ?? null;
  return (
    <PriceBar
      live={live}
      begun={draft.plates.some(({ wells }) => wells.length > 0)}
      whatIsPriced={(price) => whatIsPriced(price, draft)}
      ships={ships}
      reasons={live.price === undefined ? null : <Reasons price={live.price} />}
      blocked={isPending(purchase) ? null : blocked}
    >
      <CheckBeforeOrder ready={ready} report={CellsReport} />
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

const boxOf = (priced: CellsPrice['priced']) => ({
  makings: priced === null ? [] : [makingTimeOf('cell_library')],
  temperature: products.engineered_cell_libraries.temperature,
  waitsForReview: false,
});

/** "169 pools, 1 copy, 3 of 172 left out" */
function whatIsPriced({ pools, typed, leftOut }: CellsPrice, { replicates }: CellsDraft): string {
  const what = `${figured(pools, 'pool')}, ${figured(replicates, 'copy', 'copies')}`;
  return leftOut === 0 ? what : `${what}, ${leftOut} of ${typed} left out`;
}

/** The price of a pool with its list price, and every rule behind it (CL-16 to CL-19). */
function Reasons({ price: { priced } }: { readonly price: CellsPrice }) {
  if (priced === null) return null;
  const reasons = () => [
    {
      label: 'Each pool in each copy; controls are not charged',
      refusal: null,
      lines: priced.lines,
      copies: 1,
      more: null,
    },
  ];
  return (
    <>
      <WhyThisPrice row="pool" reasons={reasons} />
      <WinningRule row="pool and copy" lines={priced.lines} />
    </>
  );
}
