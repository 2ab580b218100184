import { type TubeColumn, type TubeRange, tubeColumns } from './tube-cells.ts';

/** What of one row is selected: its columns from one to another, and whether the range begins or ends with it. */
export interface RowInRange {
  readonly from: number;
  readonly to: number;
  readonly top: boolean;
  readonly bottom: boolean;
}

/** The part of the range that lies in the row of a tube; null when there is none. */
export function rowInRange(range: TubeRange | null, tubeId: string): RowInRange | null {
  const at = range === null ? -1 : range.tubes.findIndex(({ id }) => id === tubeId);
  if (range === null || at < 0) return null;
  const from = tubeColumns.indexOf(range.columns[0] ?? 'position');
  return { from, to: from + range.columns.length - 1, top: at === 0, bottom: at === range.tubes.length - 1 };
}

export const sameRange = (one: RowInRange | null, other: RowInRange | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.from === other.from &&
    one.to === other.to &&
    one.top === other.top &&
    one.bottom === other.bottom);

/** The length, between sequence and gene editor: no cell of its own, and yet under a range that goes over it. */
const lengthAt = tubeColumns.indexOf('sequence') + 0.5;

/** The attributes of a selected cell: at which edges of the range it lies, for the frame around it. */
export function mark(range: RowInRange | null, column: TubeColumn | 'length'): { readonly 'data-range'?: string } {
  const at = column === 'length' ? lengthAt : tubeColumns.indexOf(column);
  if (range === null || at < range.from || at > range.to) return {};
  const edges = [range.top && 'top', range.bottom && 'bottom', at === range.from && 'left', at === range.to && 'right'];
  return { 'data-range': edges.filter((edge) => edge !== false).join(' ') || 'inside' };
}
