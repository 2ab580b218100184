import { sumMoney } from '@cutsite/domain/money';
import { type PriceableUnit, priceFaultMessages, priceUnits } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import type { WellLook } from '@cutsite/ui/plate-grid';
import type { PricedLines } from '../../builder/list-import/added-cost.ts';
import type { BuilderWell } from '../../builder/project/builder-project.ts';
import type { Prices } from '../../platform/price-query.ts';
import type { OligoPlate, OligoProject } from './oligo-project.ts';

export const minOligos = 2;

/** What is wrong with an oligo, in a sentence. */
export interface OligoFault {
  readonly code: 'no_name' | 'no_sequence' | 'letters';
  readonly field: 'name' | 'sequence';
  readonly severity: 'error';
  readonly sentence: string;
}

const fault = (code: OligoFault['code'], field: OligoFault['field'], sentence: string): OligoFault => ({
  code,
  field,
  severity: 'error',
  sentence,
});

/** Null when nothing is wrong. */
export function oligoFault({ name, sequence }: BuilderWell): OligoFault | null {
  if (name.trim() === '') return fault('no_name', 'name', 'An oligo needs a name.');
  if (sequence.trim() === '') return fault('no_sequence', 'sequence', 'An oligo needs a sequence.');
  return /^[ACGT]+$/i.test(sequence.trim()) ? null : fault('letters', 'sequence', 'An oligo is made of A, C, G and T.');
}

/** How the wells of a plate are drawn and read aloud. */
export const oligoLooks = ({ wells }: OligoPlate): ReadonlyMap<number, WellLook> =>
  new Map(
    wells.map((well) => {
      const wrong = oligoFault(well);
      const description = [well.name || 'no name', 'filled', ...(wrong === null ? [] : [wrong.sentence])].join(', ');
      return [well.index, { state: wrong === null ? 'filled' : 'error', lines: [], description }];
    }),
  );

/** What to do next before the oligos can be ordered; null: nothing. */
export function oligosBlockedBecause({ plates }: OligoProject): string | null {
  const faulty = plates.flatMap(({ wells }) => wells).filter((well) => oligoFault(well) !== null).length;
  if (faulty > 0) return `Fix ${countText(faulty, 'oligo')} to order`;
  const short = plates.find(({ wells }) => wells.length < minOligos);
  if (short !== undefined)
    return `Fill ${countText(minOligos - short.wells.length, 'more well')} of ${short.name} to order`;
  const nameless = plates.some(({ name }) => name.trim() === '');
  return nameless ? 'Name the plate without a name to order' : null;
}

/** What decides about the price of a plate: its dye, and how many oligos are on it. */
const unitOf = ({ dye, wells, replicates }: OligoPlate): PriceableUnit => ({
  query: {
    productSlug: 'probe_plates',
    productType: 'plate',
    options: { dye },
    numbers: { probe_count: wells.length },
  },
  count: wells.length * replicates,
  length: null,
});

export interface OligoPrice extends PricedLines {
  readonly undiscounted: PricedLines['subtotal'];
  /** Why there is no price. */
  readonly refusal: string | null;
}

/** What the oligos cost: so many at each price, and the sum. */
export function oligoPrice({ plates }: OligoProject, { list, strategy }: Prices): OligoPrice {
  const results = plates
    .filter(({ wells }) => wells.length > 0)
    .map((plate) => priceUnits(plate, [unitOf(plate)], list, strategy));
  const priced = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.find((result) => !result.ok);
  return {
    subtotal: sumMoney(priced.map(({ subtotal }) => subtotal)),
    undiscounted: sumMoney(priced.map(({ undiscounted }) => undiscounted)),
    lines: priced.flatMap(({ lines }) => lines.map(({ count, unit }) => ({ count, each: unit.unit }))),
    refusal: refused === undefined ? null : priceFaultMessages[refused.error.code],
  };
}
