import {
  type GuideRnaItem,
  type GuideRnaProject,
  type OrderablePart,
  orderablePlate,
  orderableTubes,
  type Plate,
} from '@cutsite/domain/guide-rna';
import type { Money } from '@cutsite/domain/money';
import { type PricedItem, priceFaultMessages, priceGuideRna } from '@cutsite/domain/price';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';
import { type PricedAddOn, pricedAddOn, priceTogether } from '../../../builder/add-ons/price-add-ons.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { type CheckedPlate, checkedPlates } from '../check/checked-plates.ts';
import { checkedTubes } from '../check/checked-tubes.ts';

/** One plate, or the tubes that share their settings. */
export interface PricedPart {
  /** "Plate 1", "SpCas9 tubes" */
  readonly label: string;
  /** Guides that can be ordered, rows that were begun, and those of them that are left out (ruling 73). */
  readonly guides: number;
  readonly begun: number;
  readonly leftOut: number;
  readonly priced: PricedItem<GuideRnaItem> | null;
  /** Why there is no price. */
  readonly refusal: string | null;
}

export interface ProjectPrice {
  readonly parts: readonly PricedPart[];
  readonly addOns: readonly PricedAddOn[];
  readonly guides: number;
  readonly begun: number;
  readonly leftOut: number;
  readonly subtotal: Money;
  readonly undiscounted: Money;
  readonly refusal: string | null;
}

const keptParts = new WeakMap<Plate, { readonly prices: Prices; readonly part: PricedPart }>();

/**
 * What the guides cost that can be ordered as the project stands; rows with an error are left out (ruling 73). Priced
 * by the same function as on the server, whose word counts. Plates that did not change are not priced again.
 */
export function priceProject(
  project: GuideRnaProject,
  tubeNamesInCart: ReadonlySet<string>,
  prices: Prices,
): ProjectPrice {
  const parts =
    project.format === 'plates'
      ? checkedPlates(project)
          .filter(({ plate }) => plate.wells.length > 0)
          .map((checked) => platePart(checked, project, prices))
      : orderableTubes(project, checkedTubes(project, tubeNamesInCart))
          .filter(({ begun }) => begun > 0)
          .map((part) => partOf(`${part.item.nuclease} tubes`, part, prices));
  const addOns = addOnItems(project).map((item) => pricedAddOn(item, prices));
  const sum = (of: (part: PricedPart) => number) => parts.reduce((count, part) => count + of(part), 0);
  return {
    parts,
    addOns,
    guides: sum(({ guides }) => guides),
    begun: sum(({ begun }) => begun),
    leftOut: sum(({ leftOut }) => leftOut),
    ...priceTogether(parts, addOns),
  };
}

/** Whether a row has an error depends on its own plate alone, so that what was priced holds as long as that stays. */
function platePart({ plate, check }: CheckedPlate, project: GuideRnaProject, prices: Prices): PricedPart {
  const before = keptParts.get(plate);
  if (before?.prices === prices) return before.part;
  const part = partOf(plate.name, orderablePlate(plate, project, check), prices);
  keptParts.set(plate, { prices, part });
  return part;
}

function partOf(label: string, { item, begun, leftOut }: OrderablePart, { list, strategy }: Prices): PricedPart {
  const guides = item.sequences.length;
  const counts = { label, guides, begun, leftOut };
  if (guides === 0) return { ...counts, priced: null, refusal: null };
  const priced = priceGuideRna(item, list, strategy);
  if (priced.ok) return { ...counts, priced: priced.value, refusal: null };
  return { ...counts, priced: null, refusal: priceFaultMessages[priced.error.code] };
}
