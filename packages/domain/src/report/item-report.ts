import {
  type GuideRnaItem,
  type ItemFault,
  type ProcessingStep,
  processing,
  type Scaffold,
  type Severity,
  scaffoldOf,
} from '../guide-rna/index.ts';
import { type PriceBreak, priceBreaks, type ReportPrices } from './price-breaks.ts';
import { type ReportedRow, type SameTarget, sameTargets } from './same-targets.ts';

/** One fault with its place, ready to be read. */
export interface ReportedFault extends ReportedRow {
  readonly severity: Severity;
  readonly message: string;
}

/** What is added to each guide: the scaffold, and the steps after synthesis. */
export interface AddedToGuides {
  readonly scaffold: Pick<Scaffold, 'side' | 'label'> | null;
  readonly steps: readonly ProcessingStep[];
}

/** The facts about a plate, or about tubes with the same settings, before they are paid. */
export interface ItemReport {
  readonly guides: number;
  /** But for repeated targets, which `sameTargets` names. */
  readonly faults: readonly ReportedFault[];
  readonly sameTargets: readonly SameTarget[];
  readonly added: AddedToGuides;
  readonly needsReview: boolean;
  readonly breaks: readonly PriceBreak[];
}

/** What the provider adds to each guide of an item (GR-15, GR-17). */
export function addedTo(item: Pick<GuideRnaItem, 'nuclease' | 'yield' | 'purification'>): AddedToGuides {
  const scaffold = scaffoldOf(item.nuclease);
  return {
    scaffold: scaffold === null ? null : { side: scaffold.side, label: scaffold.label },
    steps: processing(item.yield, item.purification),
  };
}

/** The pre-flight report of an item, from what the rules said about it. */
export function itemReport(
  item: GuideRnaItem,
  check: { readonly faults: readonly Pick<ItemFault, 'code' | 'severity' | 'well' | 'name' | 'message'>[] },
  prices: ReportPrices | null,
): ItemReport {
  const spoken = check.faults.filter(({ code }) => code !== 'same_target');
  return {
    guides: item.sequences.length,
    faults: spoken.map(({ severity, well, name, message }) => ({ severity, well, name, message })),
    sameTargets: sameTargets(item),
    added: addedTo(item),
    needsReview: spoken.some(({ code }) => code === 'plate_needs_review'),
    breaks: prices === null ? [] : priceBreaks(item, prices),
  };
}
