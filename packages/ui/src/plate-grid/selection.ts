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

export const wholePlate = ({ wellCount }: PlateFormat): GridSelection => ({ anchor: wellCount - 1, active: 0 });
