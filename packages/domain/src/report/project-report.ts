import {
  checkProject,
  draftItems,
  faultMessage,
  type GuideRnaItem,
  type GuideRnaProject,
  type ItemFault,
  type OrderablePart,
  orderablePlate,
  orderableTubes,
  type PlateCheck,
  type TubesContext,
  tubesBySettings,
} from '../guide-rna/index.ts';
import { plate96, wellLabel, wellPosition } from '../labware/index.ts';
import { addMoney, type Money, usd } from '../money/index.ts';
import { type PricedItem, type PriceFaultCode, priceGuideRna } from '../price/index.ts';
import { type ItemReport, itemReport } from './item-report.ts';
import type { ReportPrices } from './price-breaks.ts';
import { keptTargets, moleculeOf, type SharedTargets, sharedTargets } from './same-targets.ts';

/** One plate, or the tubes that share their settings, with its price. */
export interface ReportPart {
  readonly item: GuideRnaItem;
  readonly report: ItemReport;
  /**
   * Of the rows that can be ordered (ruling 73). Null while there is no price list, and where nothing is sold like
   * that: then `refusal` says why.
   */
  readonly priced: PricedItem<GuideRnaItem> | null;
  /** Filled rows that are in no price. */
  readonly leftOut: number;
  readonly refusal: PriceFaultCode | null;
  /** Of its targets, those that stand several times and are meant to: the customer kept them. */
  readonly kept: ReadonlySet<string>;
}

/** Everything there is to know about a project before it is paid. */
export interface ProjectReport {
  readonly parts: readonly ReportPart[];
  readonly guides: number;
  readonly errors: number;
  readonly warnings: number;
  /** Molecules that are ordered more than once, within a part or in several. */
  readonly sameTargets: number;
  /** Of those, the ones whose warning the customer answered: they are kept on purpose. */
  readonly keptTargets: number;
  /** Of the repeated ones, those in several parts. A control on each plate is one, too: nothing of this blocks. */
  readonly shared: readonly SharedTargets[];
  readonly needsReview: boolean;
  readonly subtotal: Money;
  readonly undiscounted: Money;
}

export interface ReportContext extends TubesContext {
  /** Null while the price list is not there. */
  readonly prices: ReportPrices | null;
}

type Fault = Pick<ItemFault, 'code' | 'severity' | 'well' | 'name' | 'message'>;

function plateFaults({ faults, wells }: PlateCheck, names: ReadonlyMap<number, string>): Fault[] {
  const whole = faults.map((fault) => ({ ...fault, well: null, name: '', message: faultMessage(fault) }));
  const inWells = [...wells].flatMap(([index, own]) =>
    own.map((fault) => ({
      ...fault,
      well: wellLabel(wellPosition(index, plate96)),
      name: (names.get(index) ?? '').trim(),
      message: faultMessage(fault),
    })),
  );
  return [...whole, ...inWells];
}

/** An item with all its rows, what the rules say of them, and what of it can be ordered. */
interface CheckedPart {
  readonly item: GuideRnaItem;
  readonly faults: readonly Fault[];
  readonly orderable: OrderablePart;
}

/**
 * The items of the project, each with what the rules say about its rows as typed: those that are not whole yet, too.
 */
function checkedItems(project: GuideRnaProject, context: TubesContext): CheckedPart[] {
  const check = checkProject(project, context);
  if (check.tubes === null) {
    return project.plates.flatMap((plate) => {
      const own = check.plates.get(plate.id);
      if (own === undefined) return [];
      const names = new Map(plate.wells.map((well) => [well.index, well.name]));
      const faults = plateFaults(own, names);
      const orderable = orderablePlate(plate, project, own);
      return draftItems({ ...project, plates: [plate] }).map((item) => ({ item, faults, orderable }));
    });
  }
  const rows = new Map(project.tubes.map((tube, at) => [tube, check.tubes?.rows[at] ?? []]));
  const parts = orderableTubes(project, check.tubes);
  return tubesBySettings(project.tubes).flatMap((tubes, at) => {
    const faults = tubes.flatMap((tube) =>
      (rows.get(tube) ?? []).map((fault) => ({
        ...fault,
        well: tube.position,
        name: tube.name.trim(),
        message: faultMessage(fault),
      })),
    );
    const [item] = draftItems({ ...project, tubes });
    const orderable = parts[at];
    if (item === undefined || orderable === undefined) return [];
    const sequences = item.sequences.filter(({ name, rawSequence }) => name !== '' && rawSequence !== '');
    return [{ item: { ...item, sequences }, faults, orderable }];
  });
}

function part({ item, faults, orderable }: CheckedPart, prices: ReportPrices | null): Omit<ReportPart, 'kept'> {
  const own = { item, report: itemReport(item, { faults }, prices), leftOut: orderable.leftOut };
  if (prices === null || orderable.item.sequences.length === 0) return { ...own, priced: null, refusal: null };
  const priced = priceGuideRna(orderable.item, prices.list, prices.strategy);
  if (priced.ok) return { ...own, priced: priced.value, refusal: null };
  return { ...own, priced: null, refusal: priced.error.code };
}

/** A molecule that stands twice on one plate and once on another is one repeated molecule. */
function repeatedMolecules(parts: readonly ReportPart[], shared: readonly SharedTargets[]): number {
  const within = parts.flatMap(({ item, report }) =>
    report.sameTargets.map(({ rawSequence }) => moleculeOf(item, rawSequence)),
  );
  const across = shared.flatMap(({ parts: [first = 0], targets }) => {
    const item = parts[first]?.item;
    return item === undefined ? [] : targets.map(({ rawSequence }) => moleculeOf(item, rawSequence));
  });
  return new Set([...within, ...across]).size;
}

const keptMolecules = (parts: readonly ReportPart[]): number =>
  new Set(parts.flatMap(({ item, kept }) => [...kept].map((rawSequence) => moleculeOf(item, rawSequence)))).size;

/**
 * The pre-flight report of a project as it stands: of its facts nothing is left out because something is wrong with it,
 * of its price all that cannot be ordered (ruling 73).
 */
export function projectReport(project: GuideRnaProject, context: ReportContext): ProjectReport {
  const checked = checkedItems(project, context);
  const items = checked.map(({ item }) => item);
  const kept = keptTargets(items, project.meantTargets);
  const parts = checked.map((one, at) => ({
    ...part(one, context.prices),
    kept: kept[at] ?? new Set<string>(),
  }));
  const faults = parts.flatMap(({ report }) => report.faults);
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const sum = (of: (priced: PricedItem) => Money) =>
    parts.reduce((total, { priced }) => (priced === null ? total : addMoney(total, of(priced))), usd(0));
  const shared = sharedTargets(items);
  return {
    parts,
    guides: parts.reduce((count, { report }) => count + report.guides, 0),
    errors,
    warnings: faults.length - errors,
    sameTargets: repeatedMolecules(parts, shared),
    keptTargets: keptMolecules(parts),
    shared,
    needsReview: parts.some(({ report }) => report.needsReview),
    subtotal: sum((priced) => priced.subtotal),
    undiscounted: sum((priced) => priced.undiscounted),
  };
}
