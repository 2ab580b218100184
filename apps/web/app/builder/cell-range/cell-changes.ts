import { type CellRange, pastedSize } from './cell-range.ts';

/** What a product says about the cells of its rows. `Change` is what a cell gives its row, and merges with others. */
export interface CellRules<Row, Column extends string, Change extends object> {
  /** The columns that can be written, from left to right. */
  readonly columns: readonly Column[];
  /** Every row there is, seen or not. */
  readonly allRows: readonly Row[];
  /** What stands in a cell, in the words of the screen. */
  readonly text: (row: Row, column: Column) => string;
  /** What text gives a cell; null where it is none of the choices of its column. */
  readonly read: (column: Column, text: string) => Change | null;
  /** Columns that can be empty. A choice always has a value. */
  readonly canBeEmpty: readonly Column[];
  /**
   * Columns of which no two values may be alike: the value that comes after one, which it adds to those that are taken.
   */
  readonly countsOn: Readonly<Partial<Record<Column, (text: string, taken: Set<string>) => string>>>;
}

/** What changes, row by row. */
export type CellChanges<Row, Change> = ReadonlyMap<Row, Change>;

/** What a paste does to the rows that are there, and the rows that it adds below them. */
export interface PastedCells<Row, Change> {
  readonly changes: CellChanges<Row, Change>;
  readonly added: readonly Change[];
  /** Cells whose words are none of the choices of their column. */
  readonly notUnderstood: number;
  /** Cells with something in them for which there is no column. */
  readonly pastColumns: number;
}

/** The cells as rows of a spreadsheet; null when all of them are empty. Blank rows at the end are left out. */
export function rangeText<Row, Column extends string>(
  { rows, columns }: CellRange<Row, Column>,
  { text }: Pick<CellRules<Row, Column, object>, 'text'>,
): string | null {
  const cells = rows.map((row) => columns.map((column) => oneCell(text(row, column))));
  const last = cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return last < 0
    ? null
    : cells
        .slice(0, last + 1)
        .map((row) => row.join('\t'))
        .join('\n');
}

/** A tab or line break inside a cell would become two cells. */
export const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** Empties every cell of the range that can be empty. */
export function clearedCells<Row, Column extends string, Change extends object>(
  { rows, columns }: CellRange<Row, Column>,
  { read, canBeEmpty }: CellRules<Row, Column, Change>,
): CellChanges<Row, Change> {
  const changes = columns
    .filter((column) => canBeEmpty.includes(column))
    .flatMap((column): Change[] => {
      const change = read(column, '');
      return change === null ? [] : [change];
    });
  const [first, ...others] = changes;
  if (first === undefined) return new Map();
  const empty = others.reduce((all, one) => ({ ...all, ...one }), first);
  return new Map(rows.map((row) => [row, empty]));
}

/**
 * The first row of the range fills the rows below it: what must differ counts on, everything else is copied. A range of
 * one row takes the row above it on screen.
 */
export function filledDown<Row, Column extends string, Change extends object>(
  range: CellRange<Row, Column>,
  shown: readonly Row[],
  rules: CellRules<Row, Column, Change>,
): CellChanges<Row, Change> {
  const [first, ...others] = range.rows;
  if (first === undefined) return new Map();
  const above = shown[shown.indexOf(first) - 1];
  const rows = others.length === 0 && above !== undefined ? [above, first] : range.rows;
  const [model] = rows;
  if (model === undefined || rows.length === 1) return new Map();
  const cells = [range.columns.map((column) => rules.text(model, column))];
  const { changes } = pastedCells({ ...range, rows }, cells, rows, rules);
  return new Map([...changes].filter(([row]) => row !== model));
}

/**
 * Puts cells of a spreadsheet over the range, from its first cell on: as often as they fit into it evenly, otherwise
 * once. From the second time on, what must differ counts on. Rows past the last of `goal` are added; columns past the
 * last have no place: what stands in them is left out and counted.
 */
export function pastedCells<Row, Column extends string, Change extends object>(
  range: CellRange<Row, Column>,
  cells: readonly (readonly string[])[],
  goal: readonly Row[],
  { columns: all, allRows, text: textOf, read, countsOn }: CellRules<Row, Column, Change>,
): PastedCells<Row, Change> {
  const block = { rows: cells.length, columns: cells.reduce((most, row) => Math.max(most, row.length), 0) };
  const size = pastedSize(block, { rows: range.rows.length, columns: range.columns.length });
  const [firstRow] = range.rows;
  const [firstColumn] = range.columns;
  const from = goal.findIndex((row) => row === firstRow);
  const left = all.findIndex((column) => column === firstColumn);
  const rows = goal.slice(from, from + size.rows);
  const columns = all.slice(left, left + size.columns);
  const written = new Set(rows);
  const others = allRows.filter((row) => !written.has(row));
  const put: (Change | null)[] = Array.from({ length: size.rows }, () => null);
  let notUnderstood = 0;
  for (const [across, column] of columns.entries()) {
    const next = countsOn[column];
    const taken = new Set(next === undefined ? [] : others.map((row) => textOf(row, column).trim()));
    for (let down = 0; down < size.rows; down += 1) {
      const text = cells[down % block.rows]?.[across % block.columns];
      if (text === undefined) continue;
      const isRepeated = down >= block.rows && next !== undefined;
      const own = isRepeated ? next(text.trim(), taken) : text;
      if (!isRepeated) taken.add(own.trim());
      const change = read(column, own);
      if (change === null) notUnderstood += text.trim() === '' ? 0 : 1;
      else put[down] = { ...put[down], ...change };
    }
  }
  const changes = new Map<Row, Change>();
  const added: Change[] = [];
  for (const [down, change] of put.entries()) {
    const row = rows[down];
    if (change === null) continue;
    if (row === undefined) added.push(change);
    else changes.set(row, change);
  }
  const pastColumns = cells.reduce(
    (count, row) => count + row.slice(all.length - left).filter((text) => text.trim() !== '').length,
    0,
  );
  return { changes, added, notUnderstood, pastColumns };
}
