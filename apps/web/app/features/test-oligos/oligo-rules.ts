import type { Money } from '@cutsite/domain/money';
import { addMoney, multiplyMoney, usd } from '@cutsite/domain/money';
import type { WellLook } from '@cutsite/ui/plate-grid';
import type { PricedLines } from '../../builder/list-import/added-cost.ts';
import type { BuilderWell } from '../../builder/project/builder-project.ts';
import type { OligoPlate, OligoProject } from './oligo-project.ts';

/** What one oligo costs, by its scale in nmol. */
const prices: Readonly<Record<OligoPlate['scale'], Money>> = { '25': usd(180), '100': usd(420) };

/** What is wrong with an oligo, in a sentence. */
export interface OligoFault {
  readonly code: 'no_name' | 'no_sequence' | 'letters';
  readonly severity: 'error';
  readonly sentence: string;
}

const fault = (code: OligoFault['code'], sentence: string): OligoFault => ({ code, severity: 'error', sentence });

/** Null when nothing is wrong. */
export function oligoFault({ name, sequence }: BuilderWell): OligoFault | null {
  if (name.trim() === '') return fault('no_name', 'An oligo needs a name.');
  if (sequence.trim() === '') return fault('no_sequence', 'An oligo needs a sequence.');
  return /^[ACGT]+$/i.test(sequence.trim()) ? null : fault('letters', 'An oligo is made of A, C, G and T.');
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

/** What the oligos cost: so many at each price, and the sum. */
export function oligoPricedLines({ plates }: OligoProject): PricedLines {
  const lines = plates.map(({ scale, wells }) => ({ count: wells.length, each: prices[scale] }));
  const subtotal = lines.reduce((sum, { count, each }) => addMoney(sum, multiplyMoney(each, count)), usd(0));
  return { subtotal, lines };
}
