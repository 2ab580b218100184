import {
  draftItems,
  type GuideRnaItem,
  type GuideRnaProject,
  isEmptyTube,
  type Plate,
} from '@cutsite/domain/guide-rna';
import type { Money } from '@cutsite/domain/money';
import { type PricedItem, priceFaultMessages, priceGuideRna } from '@cutsite/domain/price';
import { addOnItems } from '../../../builder/add-ons/add-on-items.ts';
import { type PricedAddOn, pricedAddOn, priceTogether } from '../../../builder/add-ons/price-add-ons.ts';
import type { Prices } from '../../../platform/price-query.ts';

/** One plate, or the tubes that share their settings. */
export interface PricedPart {
  /** "Plate 1", "SpCas9 tubes" */
  readonly label: string;
  readonly guides: number;
  readonly priced: PricedItem<GuideRnaItem> | null;
  /** Why there is no price. */
  readonly refusal: string | null;
}

export interface ProjectPrice {
  readonly parts: readonly PricedPart[];
  readonly addOns: readonly PricedAddOn[];
  readonly guides: number;
  readonly subtotal: Money;
  readonly undiscounted: Money;
  readonly refusal: string | null;
}

const keptParts = new WeakMap<Plate, { readonly prices: Prices; readonly part: PricedPart }>();

/**
 * What the project costs as it stands, faulty rows included, so that the price is in sight from the first guide on.
 * Priced by the same function as on the server, whose word counts. Plates that did not change are not priced again.
 */
export function priceProject(project: GuideRnaProject, prices: Prices): ProjectPrice {
  const parts =
    project.format === 'plates'
      ? project.plates.filter((plate) => plate.wells.length > 0).map((plate) => platePart(plate, project, prices))
      : tubeParts(project, prices);
  const addOns = addOnItems(project).map((item) => pricedAddOn(item, prices));
  const guides = parts.reduce((count, part) => count + part.guides, 0);
  return { parts, addOns, guides, ...priceTogether(parts, addOns) };
}

function platePart(plate: Plate, project: GuideRnaProject, prices: Prices): PricedPart {
  const before = keptParts.get(plate);
  if (before?.prices === prices) return before.part;
  const [item] = draftItems({ ...project, plates: [plate] });
  const part = partOf(plate.name, item, prices);
  keptParts.set(plate, { prices, part });
  return part;
}

function tubeParts(project: GuideRnaProject, prices: Prices): readonly PricedPart[] {
  const tubes = project.tubes.filter((tube) => !isEmptyTube(tube));
  return draftItems({ ...project, tubes }).map((item) => partOf(`${item.nuclease} tubes`, item, prices));
}

function partOf(label: string, item: GuideRnaItem | undefined, { list, strategy }: Prices): PricedPart {
  if (item === undefined || item.sequences.length === 0) return { label, guides: 0, priced: null, refusal: null };
  const guides = item.sequences.length;
  const priced = priceGuideRna(item, list, strategy);
  if (priced.ok) return { label, guides, priced: priced.value, refusal: null };
  return { label, guides, priced: null, refusal: priceFaultMessages[priced.error.code] };
}
