import type { PlateFormat } from '@cutsite/domain/labware';

/** A range of wells between two corners, row-major indices. The active well is the end that moves and has the focus. */
export interface GridSelection {
  readonly anchor: number;
  readonly active: number;
}

/** A rectangle of wells, ends included, zero-based. */
export interface WellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const only = (index: number): GridSelection => ({ anchor: index, active: index });

export function rangeOf({ anchor, active }: GridSelection, { columns }: PlateFormat): WellRange {
  const rows = [Math.floor(anchor / columns), Math.floor(active / columns)];
  const across = [anchor % columns, active % columns];
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...across), right: Math.max(...across) };
}

/** Indices of a selection, row by row. */
export function wellsIn(selection: GridSelection, format: PlateFormat): readonly number[] {
  const range = rangeOf(selection, format);
  const wells: number[] = [];
  for (let row = range.top; row <= range.bottom; row += 1) {
    for (let column = range.left; column <= range.right; column += 1) wells.push(row * format.columns + column);
  }
  return wells;
}

export const sizeOf = (range: WellRange): number => (range.bottom - range.top + 1) * (range.right - range.left + 1);

/** Whole rows, columns and the plate keep their first well active, so that a paste starts there. */
export const wholeRow = (row: number, { columns }: PlateFormat): GridSelection => ({
  anchor: row * columns + columns - 1,
  active: row * columns,
});

export const wholeColumn = (column: number, { rows, columns }: PlateFormat): GridSelection => ({
  anchor: (rows - 1) * columns + column,
  active: column,
});

/** From the row or column of the anchor to this one, as when a head is clicked with Shift or dragged to. */
export function upToHead(
  anchor: number,
  head: { readonly row: number; readonly column: number },
  format: PlateFormat,
): GridSelection {
  const { rows, columns } = format;
  if (head.row >= 0)
    return { anchor: Math.floor(anchor / columns) * columns + columns - 1, active: head.row * columns };
  if (head.column >= 0) return { anchor: (rows - 1) * columns + (anchor % columns), active: head.column };
  return wholePlate(format);
}

export const wholePlate = ({ wellCount }: PlateFormat): GridSelection => ({ anchor: wellCount - 1, active: 0 });

/**
 * The range drawn out to a well, along rows or along columns, whichever is further; the range itself when the well is
 * in it.
 */
export function stretched(range: WellRange, index: number, { columns }: PlateFormat): WellRange {
  const row = Math.floor(index / columns);
  const column = index % columns;
  const down = Math.max(row - range.bottom, range.top - row, 0);
  const across = Math.max(column - range.right, range.left - column, 0);
  if (down === 0 && across === 0) return range;
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, left: Math.min(range.left, column), right: Math.max(range.right, column) };
}
