import type { WellState } from '@cutsite/ui/plate-grid';
import type { BuilderPlate } from '../project/builder-project.ts';

/** A plate as tabs and counts show it: what is on it, and what is wrong there by the product's own rules. */
export interface ShownPlate {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly wellsToFix: number;
  readonly states: ReadonlyMap<number, WellState>;
}

export const plateTitle = ({ name }: Pick<ShownPlate, 'name'>): string => (name.trim() === '' ? 'No name' : name);

interface CountedPlate {
  readonly plate: BuilderPlate;
  readonly check: Pick<ShownPlate, 'filled' | 'wellsToFix'>;
  readonly states: ShownPlate['states'];
}

/** A checked plate as its tab shows it. */
export const shownPlate = ({
  plate: { id, name },
  check: { filled, wellsToFix },
  states,
}: CountedPlate): ShownPlate => ({
  id,
  name,
  filled,
  wellsToFix,
  states,
});
