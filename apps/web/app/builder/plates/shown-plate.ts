import type { WellState } from '@cutsite/ui/plate-grid';
import type { CellFault } from '../faults/cell-fault.ts';
import type { BuilderPlate } from '../project/builder-project.ts';

/** A plate as tabs and counts show it: what is on it, and what is wrong there by the product's own rules. */
export interface ShownPlate {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly wellsToFix: number;
  /** Its name cannot be ordered as it is. */
  readonly isNameToFix?: boolean;
  readonly states: ReadonlyMap<number, WellState>;
}

export const plateTitle = ({ name }: Pick<ShownPlate, 'name'>): string => (name.trim() === '' ? 'No name' : name);

interface CountedPlate {
  readonly plate: BuilderPlate;
  readonly check: Pick<ShownPlate, 'filled' | 'wellsToFix'> & {
    /** Of the plate as a whole. */
    readonly faults: readonly Pick<CellFault, 'code' | 'severity'>[];
  };
  readonly states: ShownPlate['states'];
}

/** A checked plate as its tab shows it. */
export const shownPlate = ({
  plate: { id, name },
  check: { filled, wellsToFix, faults },
  states,
}: CountedPlate): ShownPlate => ({
  id,
  name,
  filled,
  wellsToFix,
  isNameToFix: faults.some(({ code, severity }) => severity === 'error' && /^plate_name/i.test(code)),
  states,
});
