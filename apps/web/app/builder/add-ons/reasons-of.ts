import type { PricedItem } from '@cutsite/domain/price';
import type { ReactNode } from 'react';
import type { PriceReason } from '../price-bar/price-reasons.tsx';
import type { PricedAddOn } from './price-add-ons.ts';

/** A part of a project with a price of its own: a plate, the tubes that share their settings, a library. */
export interface ReasonedPart {
  readonly label: string;
  readonly priced: Pick<PricedItem, 'lines'> | null;
  /** Why there is no price. */
  readonly refusal: string | null;
}

/** How the price of each part and of each add-on comes about; `moreOf` is what other choices for a part would cost. */
export const reasonsOf = <Part extends ReasonedPart>(
  parts: readonly Part[],
  addOns: readonly PricedAddOn[],
  moreOf: (part: Part, at: number) => ReactNode,
): readonly PriceReason[] => [
  ...parts.map((part, at) => ({
    label: part.label,
    refusal: part.refusal,
    lines: part.priced?.lines ?? [],
    copies: 1,
    more: moreOf(part, at),
  })),
  ...addOns.map(({ item, label, priced, refusal }) => ({
    label,
    refusal,
    lines: priced?.lines ?? [],
    copies: item.quantity,
    more: null,
  })),
];
