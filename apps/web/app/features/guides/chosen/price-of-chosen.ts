import type { PickedGuide } from '@cutsite/domain/guide-design';
import {
  defaultSettings,
  draftItems,
  type GuideRnaItem,
  type GuideRnaSettings,
  newPlate,
  newProject,
} from '@cutsite/domain/guide-rna';
import { type Money, usd } from '@cutsite/domain/money';
import { type PricedItem, priceFaultMessages, priceGuideRna } from '@cutsite/domain/price';
import type { Prices } from '../../../platform/price-query.ts';

/** What chosen guides cost. */
export interface ChosenPrice {
  readonly guides: number;
  readonly settings: GuideRnaSettings;
  readonly subtotal: Money;
  readonly undiscounted: Money;
  readonly lines: PricedItem<GuideRnaItem>['lines'];
  /** Why there is no price. */
  readonly refusal: string | null;
}

/**
 * What guides cost on a plate with these settings; those of a new plate where there is none. The price of a guide hangs
 * on its plate's settings and not on how many there are, so that it is what the plate costs more.
 */
export function priceOfChosen(
  guides: readonly PickedGuide[],
  settings: GuideRnaSettings | null,
  { list, strategy }: Prices,
): ChosenPrice {
  const own = settings ?? defaultSettings();
  const nothing = { guides: guides.length, settings: own, subtotal: usd(0), undiscounted: usd(0), lines: [] };
  if (guides.length === 0) return { ...nothing, refusal: null };
  const wells = guides.map(({ name, target }, index) => ({ id: String(index), index, name, sequence: target }));
  const plate = { ...newPlate('', '', own), wells };
  const [item] = draftItems({ ...newProject('', 'plates'), plates: [plate] });
  if (item === undefined) return { ...nothing, refusal: null };
  const priced = priceGuideRna(item, list, strategy);
  if (!priced.ok) return { ...nothing, refusal: priceFaultMessages[priced.error.code] };
  const { subtotal, undiscounted, lines } = priced.value;
  return { ...nothing, subtotal, undiscounted, lines, refusal: null };
}
