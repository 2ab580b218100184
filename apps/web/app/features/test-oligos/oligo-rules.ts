import type { Money } from '@cutsite/domain/money';
import { addMoney, multiplyMoney, usd } from '@cutsite/domain/money';
import type { WellLook } from '@cutsite/ui/plate-grid';
import type { BarPrice } from '../../builder/price-bar/price-bar.tsx';
import type { BuilderWell } from '../../builder/project/builder-project.ts';
import type { OligoPlate, OligoProject } from './oligo-project.ts';

/** What one oligo costs, by its scale in nmol. */
const prices: Readonly<Record<OligoPlate['scale'], Money>> = { '25': usd(180), '100': usd(420) };

/** What is wrong with an oligo, in a sentence; null when nothing is. */
export function oligoFault({ name, sequence }: BuilderWell): string | null {
  if (name.trim() === '') return 'An oligo needs a name.';
  if (sequence.trim() === '') return 'An oligo needs a sequence.';
  return /^[ACGT]+$/i.test(sequence.trim()) ? null : 'An oligo is made of A, C, G and T.';
}

/** How the wells of a plate are drawn and read aloud. */
export const oligoLooks = ({ wells }: OligoPlate): ReadonlyMap<number, WellLook> =>
  new Map(
    wells.map((well) => {
      const fault = oligoFault(well);
      const description = [well.name || 'no name', 'filled', ...(fault === null ? [] : [fault])].join(', ');
      return [well.index, { state: fault === null ? 'filled' : 'error', lines: [], description }];
    }),
  );

export function oligoPrice({ plates }: OligoProject): BarPrice {
  const subtotal = plates.reduce(
    (sum, { scale, wells }) => addMoney(sum, multiplyMoney(prices[scale], wells.length)),
    usd(0),
  );
  return { subtotal, undiscounted: subtotal };
}
