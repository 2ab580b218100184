import { type FillOrder, type PlateFormat, positionsInOrder, wellIndex } from '@cutsite/domain/labware';

interface RowsAsked {
  readonly format: PlateFormat;
  /** What is wrong, by the index of the well. */
  readonly faults: ReadonlyMap<number, unknown>;
  readonly filled: readonly number[];
  /** Wells that hold something else, such as controls: nothing is typed there. */
  readonly taken?: ReadonlySet<number>;
  readonly order: FillOrder;
  readonly onlyFaulty: boolean;
  /** The row that is being edited stays, whatever is typed into it. */
  readonly edited: number | null;
}

/**
 * The wells that the table shows, in the order in which the plate is filled, so that a list that is pasted down the
 * rows lies on the plate as a list does: the filled ones and the next free one, or only those with faults.
 */
export function tableRows({ format, faults, filled, taken, order, onlyFaulty, edited }: RowsAsked): readonly number[] {
  const shown = new Set(onlyFaulty ? filled.filter((index) => faults.has(index)) : filled);
  if (edited !== null) shown.add(edited);
  const wells = wellsInOrder(format, order);
  const full = new Set(filled);
  const free = wells.find((index) => !full.has(index) && taken?.has(index) !== true);
  if (!onlyFaulty && free !== undefined) shown.add(free);
  return wells.filter((index) => shown.has(index));
}

interface RowsOnScreen extends Pick<RowsAsked, 'format' | 'filled' | 'taken' | 'order' | 'onlyFaulty'> {
  readonly rows: readonly number[];
}

/**
 * Where pasted rows go: down the rows on screen from `first` on, and then into the free wells after them. Of a table
 * that shows some rows only, nothing goes into wells that cannot be seen.
 */
export function wellsDownFrom(
  first: number,
  { format, rows, filled, taken, order, onlyFaulty }: RowsOnScreen,
): readonly number[] {
  const below = rows.slice(rows.indexOf(first));
  if (onlyFaulty) return below;
  const wells = wellsInOrder(format, order);
  const used = new Set([...filled, ...(taken ?? []), ...below]);
  return [...below, ...wells.slice(wells.indexOf(below.at(-1) ?? -1) + 1).filter((index) => !used.has(index))];
}

const wellsInOrder = (format: PlateFormat, order: FillOrder): readonly number[] =>
  positionsInOrder(format, order).map((position) => wellIndex(position, format));
