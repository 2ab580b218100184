import type { PricedItem } from '@cutsite/domain/price';
import type { ComponentType, ReactNode } from 'react';
import type { Purchase } from '../purchase/use-purchase.ts';
import { CheckBeforeOrder } from './check-before-order.tsx';
import type { LivePrice } from './live-price.ts';
import { isPending, OrderButton } from './order-button.tsx';
import { type BarPrice, PriceBar } from './price-bar.tsx';
import { type BoxToShip, useShipsBy } from './ships-by.ts';
import { WhyThisPrice } from './why-this-price.tsx';
import { WinningRule } from './winning-rule.tsx';

/** What a product's screen hands to its price bar. */
export interface ScreenOrder {
  readonly purchase: Purchase;
  readonly editing: boolean;
  readonly ready: boolean;
  /** A blocked order leads to what blocks it. */
  readonly onBlocked: () => void;
}

/** The price of a project, and why there is none. */
export interface ProjectPrice extends BarPrice {
  readonly refusal: string | null;
}

interface ProductPriceBarProps<Price extends ProjectPrice> extends ScreenOrder {
  readonly live: LivePrice<Price>;
  /** "211 genes, 2 copies" */
  readonly whatIsPriced: (price: Price) => string;
  readonly box: BoxToShip;
  /** How the price comes about. */
  readonly reasons: (price: Price) => ReactNode;
  /** What the product's rules say against the order; null: nothing. A missing price blocks it too. */
  readonly blocked: string | null;
  /** Something was typed. */
  readonly begun: boolean;
  /** The report of the whole project. */
  readonly report: ComponentType<{ readonly onClose: () => void }>;
  readonly addWords?: string;
}

/** The price bar of a product: price, what blocks the order, the report before it, and the order. */
export function ProductPriceBar<Price extends ProjectPrice>({
  purchase,
  editing,
  ready,
  onBlocked,
  live,
  whatIsPriced,
  box,
  reasons,
  blocked: blockedByRules,
  begun,
  report,
  addWords = 'Add to cart',
}: ProductPriceBarProps<Price>) {
  const { price } = live;
  const ships = useShipsBy(box);
  const blocked = blockedByRules ?? price?.refusal ?? null;
  return (
    <PriceBar
      live={live}
      whatIsPriced={whatIsPriced}
      ships={ships}
      reasons={price === undefined ? null : reasons(price)}
      blocked={isPending(purchase) ? null : blocked}
      begun={begun}
    >
      <CheckBeforeOrder ready={ready} report={report} />
      <OrderButton
        purchase={purchase}
        editing={editing}
        ready={ready}
        blocked={blocked}
        onBlocked={onBlocked}
        addWords={addWords}
      />
    </PriceBar>
  );
}

interface UnitReasonsProps {
  readonly priced: Pick<PricedItem, 'lines'> | null;
  /** What has a price of its own: "gene". */
  readonly unit: string;
  /** The copies that a line counts as well. */
  readonly replicates?: number | undefined;
  /** What the price is for, in full: "gene and copy". */
  readonly pricedUnit?: string;
  /** "Each gene in each copy; controls are not counted" */
  readonly label: string;
  /** What other choices would cost. */
  readonly more?: () => ReactNode;
}

/** How the price of a product comes about that is charged by one unit. */
export function UnitReasons(props: UnitReasonsProps) {
  const { priced, unit, replicates = 1, pricedUnit = unit, label, more = () => null } = props;
  if (priced === null) return null;
  const { lines } = priced;
  return (
    <>
      <WhyThisPrice row={unit} reasons={() => [{ label, lines, replicates, more: more() }]} />
      <WinningRule row={pricedUnit} lines={lines} />
    </>
  );
}
