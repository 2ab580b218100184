import type { WellState } from '@cutsite/ui/plate-grid';

/** A plate as tabs and counts show it: what is on it, and what is wrong there by the product's own rules. */
export interface ShownPlate {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly wellsToFix: number;
  readonly states: ReadonlyMap<number, WellState>;
}

export const plateTitle = ({ name }: Pick<ShownPlate, 'name'>): string => (name.trim() === '' ? 'No name' : name);
