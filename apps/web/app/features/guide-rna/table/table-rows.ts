import type { PlateCheck } from '@cutsite/domain/guide-rna';
import { type FillOrder, plate96, positionsInOrder, wellIndex } from '@cutsite/domain/labware';

interface RowsAsked {
  readonly check: PlateCheck;
  readonly filled: readonly number[];
  readonly order: FillOrder;
  readonly onlyFaulty: boolean;
  /** The row that is being edited stays, whatever is typed into it. */
  readonly edited: number | null;
}

/** The wells that the table shows, in plate order: the filled ones and the next free one, or only those with faults. */
export function tableRows({ check, filled, order, onlyFaulty, edited }: RowsAsked): readonly number[] {
  const shown = new Set(onlyFaulty ? filled.filter((index) => check.wells.has(index)) : filled);
  if (edited !== null) shown.add(edited);
  const taken = new Set(filled);
  const free = positionsInOrder(plate96, order)
    .map((position) => wellIndex(position, plate96))
    .find((index) => !taken.has(index));
  if (!onlyFaulty && free !== undefined) shown.add(free);
  return [...shown].sort((one, other) => one - other);
}
