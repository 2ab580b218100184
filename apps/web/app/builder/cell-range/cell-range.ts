/** A table of cells: the rows on screen by their keys, from top to bottom, and the columns, from left to right. */
export interface CellGrid<Row, Column> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

export interface Cell<Row, Column> {
  readonly row: Row;
  readonly column: Column;
}

/** A rectangle of cells, in the order of the grid. */
export type CellRange<Row, Column> = CellGrid<Row, Column>;

/** What a range takes besides the cells between its corners: the other cells of its rows, of its columns, or all. */
export type RangeSpan = 'rows' | 'columns' | 'all';

/** A rectangle by its places, ends included, zero-based. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The cells between two corners. A corner that is not on screen leaves the other alone. */
export function rangeBetween<Row, Column>(
  anchor: Cell<Row, Column>,
  active: Cell<Row, Column>,
  { rows, columns }: CellGrid<Row, Column>,
  span: RangeSpan | null = null,
): CellRange<Row, Column> {
  const isOnScreen = rows.includes(anchor.row) && rows.includes(active.row);
  const between = isOnScreen ? slice(rows, anchor.row, active.row) : rows.filter((row) => row === active.row);
  return {
    rows: span === 'columns' || span === 'all' ? rows : between,
    columns: span === 'rows' || span === 'all' ? columns : slice(columns, anchor.column, active.column),
  };
}

function slice<T>(all: readonly T[], one: T, other: T): readonly T[] {
  const ends = [all.indexOf(one), all.indexOf(other)];
  return all.slice(Math.min(...ends), Math.max(...ends) + 1);
}

export const cellCount = ({ rows, columns }: CellRange<unknown, unknown>): number => rows.length * columns.length;

export const isSameCell = <Row, Column>(one: Cell<Row, Column>, other: Cell<Row, Column>): boolean =>
  one.row === other.row && one.column === other.column;

/** The cell that many rows and columns on; at an edge it stays. */
export function cellAfter<Row, Column>(
  from: Cell<Row, Column>,
  { down, right }: { readonly down: number; readonly right: number },
  { rows, columns }: CellGrid<Row, Column>,
): Cell<Row, Column> {
  return {
    row: rows[clamp(rows.indexOf(from.row) + down, rows.length - 1)] ?? from.row,
    column: columns[clamp(columns.indexOf(from.column) + right, columns.length - 1)] ?? from.column,
  };
}

/** The cell that Tab leads to: on to the next column, then to the next row; null past the last. */
export function nextCell<Row, Column>(
  from: Cell<Row, Column>,
  step: 1 | -1,
  { rows, columns }: CellGrid<Row, Column>,
): Cell<Row, Column> | null {
  const at = rows.indexOf(from.row) * columns.length + columns.indexOf(from.column) + step;
  const row = rows[Math.floor(at / columns.length)];
  const column = columns[at % columns.length];
  return at < 0 || row === undefined || column === undefined ? null : { row, column };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** How many rows and columns a block has. */
export interface BlockSize {
  readonly rows: number;
  readonly columns: number;
}

/**
 * How much a copied block fills: the whole selection when the block fits into it evenly, as often as it does, as in a
 * spreadsheet; and otherwise its own size.
 */
export const pastedSize = (block: BlockSize, selected: BlockSize): BlockSize =>
  selected.rows % block.rows === 0 && selected.columns % block.columns === 0 ? selected : block;

export const sizeOfArea = ({ top, left, bottom, right }: Area): BlockSize => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});
