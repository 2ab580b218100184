import type { CellRange } from './cell-range.ts';

/** What of one row is selected: its columns from one to another, and whether the range begins or ends with it. */
export interface RowInRange {
  readonly from: number;
  readonly to: number;
  readonly top: boolean;
  readonly bottom: boolean;
}

/** The part of the range that lies in a row; null when there is none. `columns` are all of the table. */
export function rowInRange<Row, Column>(
  range: CellRange<Row, Column> | null,
  row: Row,
  columns: readonly Column[],
): RowInRange | null {
  const at = range === null ? -1 : range.rows.indexOf(row);
  const [first] = range?.columns ?? [];
  if (range === null || at < 0 || first === undefined) return null;
  const from = columns.indexOf(first);
  return { from, to: from + range.columns.length - 1, top: at === 0, bottom: at === range.rows.length - 1 };
}

export const isSameRange = (one: RowInRange | null, other: RowInRange | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.from === other.from &&
    one.to === other.to &&
    one.top === other.top &&
    one.bottom === other.bottom);

/**
 * The attributes of a cell at a place among the columns: at which edges of the range it lies, for the frame around it.
 */
export function rangeMark(range: RowInRange | null, at: number): { readonly 'data-range'?: string } {
  if (range === null || at < range.from || at > range.to) return {};
  const edges = [range.top && 'top', range.bottom && 'bottom', at === range.from && 'left', at === range.to && 'right'];
  return { 'data-range': edges.filter((edge) => edge !== false).join(' ') || 'inside' };
}
