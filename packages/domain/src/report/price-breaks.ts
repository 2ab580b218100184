import { checkItem, type GuideRnaItem, plateMinimumWells } from '../guide-rna/index.ts';
import { plate96, wellPosition } from '../labware/index.ts';
import { addMoney, type Money, multiplyMoney } from '../money/index.ts';
import { type PricedItem, type PriceList, priceGuideRna } from '../price/index.ts';
import { baseCount } from '../sequence/index.ts';

/** What a different order of the same guides would change; said only when it is true. */
export const priceBreakKinds = ['reach_minimum', 'as_tubes', 'some_as_tubes', 'as_plate', 'nearly_a_plate'] as const;

/**
 * - `reach_minimum`: `missing` more wells make the plate orderable; a plate of that many then costs `instead`.
 * - `as_tubes`: these `count` guides cost `instead` as tubes; on a plate, filled up to the minimum if need be, `asIs`.
 * - `some_as_tubes`: `count` of the guides cost less as tubes, and the plate can do without them.
 * - `as_plate`: these `count` tubes cost `instead` on a plate.
 * - `nearly_a_plate`: with `missing` more they fill a plate's minimum, and all of them together cost less than now.
 */
export interface PriceBreak {
  readonly kind: (typeof priceBreakKinds)[number];
  readonly count: number;
  readonly missing: number;
  readonly asIs: Money | null;
  readonly instead: Money | null;
}

/** The prices of the customer. */
export interface ReportPrices {
  readonly list: Pick<PriceList, 'records' | 'outOfStock'>;
  readonly strategy: string | null;
}

const noCart = { tubeNamesInCart: new Set<string>() };

const inTubes = (item: GuideRnaItem): GuideRnaItem => ({
  ...item,
  format: 'tube',
  plateName: null,
  sequences: item.sequences.map((sequence) => ({ ...sequence, well: null })),
});

const onPlate = (item: GuideRnaItem): GuideRnaItem => ({
  ...item,
  format: 'plate',
  plateName: 'Plate',
  sequences: item.sequences.map((sequence, index) => ({ ...sequence, well: wellPosition(index, plate96) })),
});

/** The price of the item in its other form, or null when it cannot be ordered like that at all. */
function orderable(item: GuideRnaItem, prices: ReportPrices, excused: readonly string[] = []): PricedItem | null {
  const { faults } = checkItem(item, noCart);
  if (faults.some((fault) => fault.severity === 'error' && !excused.includes(fault.code))) return null;
  const priced = priceGuideRna(item, prices.list, prices.strategy);
  return priced.ok ? priced.value : null;
}

const cheapestUnit = ({ lines }: PricedItem): Money | null =>
  lines.map(({ unit }) => unit.unit).toSorted((one, other) => one.minor - other.minor)[0] ?? null;

const dearestUnit = ({ lines }: PricedItem): Money | null =>
  lines.map(({ unit }) => unit.unit).toSorted((one, other) => other.minor - one.minor)[0] ?? null;

/** Without the guides that have an error: they are in no price (ruling 73). */
function sound(item: GuideRnaItem): GuideRnaItem {
  const faulty = new Set(
    checkItem(item, noCart).faults.flatMap(({ severity, sequenceIndex }) =>
      severity === 'error' ? sequenceIndex : [],
    ),
  );
  return { ...item, sequences: item.sequences.filter((_, at) => !faulty.has(at)) };
}

function belowMinimum(item: GuideRnaItem, prices: ReportPrices): PriceBreak[] {
  const count = item.sequences.length;
  const missing = plateMinimumWells - count;
  const priced = sound(item);
  const asIs = priceGuideRna(priced, prices.list, prices.strategy);
  const unit = asIs.ok ? cheapestUnit(asIs.value) : null;
  // The least that the other wells can cost, at the prices of the guides that are in order.
  const others = plateMinimumWells - priced.sequences.length;
  const full = asIs.ok && unit !== null ? addMoney(asIs.value.subtotal, multiplyMoney(unit, others)) : null;
  const breaks: PriceBreak[] = [{ kind: 'reach_minimum', count, missing, asIs: null, instead: full }];
  const tubes = orderable(inTubes(item), prices);
  if (tubes !== null && full !== null && tubes.subtotal.minor < full.minor) {
    breaks.push({ kind: 'as_tubes', count, missing: 0, asIs: full, instead: tubes.subtotal });
  }
  return breaks;
}

/** The guides that cost less in a tube than on this plate, and could be ordered so. Each length is priced once. */
function cheaperInTubes(item: GuideRnaItem, prices: ReportPrices): { asIs: Money; instead: Money }[] {
  const byLength = new Map<number, { asIs: Money; instead: Money } | null>();
  return item.sequences.flatMap((sequence) => {
    const length = baseCount(sequence.rawSequence);
    const one = { ...item, sequences: [sequence] };
    let both = byLength.get(length);
    if (both === undefined) {
      const here = priceGuideRna(one, prices.list, prices.strategy);
      const there = priceGuideRna(inTubes(one), prices.list, prices.strategy);
      const isLess = here.ok && there.ok && there.value.subtotal.minor < here.value.subtotal.minor;
      both = isLess ? { asIs: here.value.subtotal, instead: there.value.subtotal } : null;
      byLength.set(length, both);
    }
    return both === null || orderable(inTubes(one), prices) === null ? [] : [both];
  });
}

function ofPlate(item: GuideRnaItem, prices: ReportPrices): PriceBreak[] {
  const total = item.sequences.length;
  if (total === 0) return [];
  if (total < plateMinimumWells) return belowMinimum(item, prices);
  const cheaper = cheaperInTubes(item, prices);
  const count = cheaper.length;
  const rest = total - count;
  // Without them the plate must still be one, or be gone.
  if (count === 0 || (rest > 0 && rest < plateMinimumWells)) return [];
  const sum = (of: (one: (typeof cheaper)[number]) => Money) => cheaper.map(of).reduce(addMoney);
  const kind = rest === 0 ? 'as_tubes' : 'some_as_tubes';
  return [{ kind, count, missing: 0, asIs: sum((one) => one.asIs), instead: sum((one) => one.instead) }];
}

function ofTubes(item: GuideRnaItem, prices: ReportPrices): PriceBreak[] {
  const count = item.sequences.length;
  if (count === 0 || count > plate96.wellCount) return [];
  const asIs = priceGuideRna(item, prices.list, prices.strategy);
  const plate = priceGuideRna(onPlate(item), prices.list, prices.strategy);
  const unit = plate.ok ? dearestUnit(plate.value) : null;
  if (!asIs.ok || !plate.ok || unit === null) return [];
  const missing = Math.max(0, plateMinimumWells - count);
  const instead = addMoney(plate.value.subtotal, multiplyMoney(unit, missing));
  // Prices first: whether it can be ordered takes longer to find out, and every add to the cart asks.
  if (instead.minor >= asIs.value.subtotal.minor || orderable(onPlate(item), prices, ['plate_minimum']) === null)
    return [];
  const kind = missing === 0 ? 'as_plate' : 'nearly_a_plate';
  return [{ kind, count, missing, asIs: asIs.value.subtotal, instead }];
}

/**
 * Where the same guides would cost less, and what is missing to the minimum of a plate. Everything is priced by
 * `priceGuideRna` from the price list of the customer, and nothing is said that could not be ordered like that.
 */
export function priceBreaks(item: GuideRnaItem, prices: ReportPrices): PriceBreak[] {
  return item.format === 'plate' ? ofPlate(item, prices) : ofTubes(item, prices);
}
