import type { CellRules } from '../cell-range/cell-changes.ts';
import { type RowInRange, rangeMark } from '../cell-range/row-in-range.ts';

/** What the builder itself knows of a row; its order is that of the list. */
export interface ListedRow {
  readonly id: string;
}

interface AnyColumn {
  readonly id: string;
  /** What a cell of it is called: "Yield, A01". */
  readonly name: string;
  /** Above the column, where that says more or less than the name. */
  readonly heading?: string;
}

/** Cells that are typed. A place (`A01`) is short and never empty; a sequence is set in groups until it is edited. */
export interface TextColumn<Row, Change> extends AnyColumn {
  readonly kind: 'text' | 'sequence' | 'place';
  readonly text: (row: Row) => string;
  /** What a text gives its row. */
  readonly change: (text: string) => Change;
  /** Where no two may be alike: the text that comes after one. It adds what it gives to those that are taken. */
  readonly next?: (text: string, taken: Set<string>) => string;
  /** Of a place: what its field is called, since the others are called by the place. */
  readonly label?: (row: Row) => string;
  /** Of a sequence: whether m and * in it are chemistry. */
  readonly marks?: (row: Row) => boolean;
}

export interface ChoiceOption<Change> {
  readonly id: string;
  readonly text: string;
  /** As it is copied, where that differs from what is offered. */
  readonly written?: string;
  /** What else a pasted cell may hold for it, besides its id and its text. */
  readonly words?: readonly string[];
  readonly change: Change;
  /** Shown, and not to be chosen. */
  readonly disabled?: boolean;
}

/** Cells in which one of several values is chosen. */
export interface ChoiceColumn<Row, Change> extends AnyColumn {
  readonly kind: 'choice';
  /** Every option there is, in the order in which they are offered. */
  readonly all: readonly ChoiceOption<Change>[];
  readonly value: (row: Row) => string;
  /** The ids of those that this row can have. */
  readonly offered: (row: Row) => readonly string[];
  /** Those that it could have and that are not sold: shown as not offered, so that the list has no gap. */
  readonly unoffered?: (row: Row) => readonly string[];
  /** Behind an option that only some of the chosen rows can have: "not with every editor". */
  readonly notForAll?: string;
}

/** Cells that are worked out: a length, a price. */
export interface ShownColumn<Row> extends AnyColumn {
  readonly kind: 'shown';
  /** `isFaulty`: the row cannot be ordered as it is, and so has no price (ruling 73). */
  readonly text: (row: Row, isFaulty?: boolean) => string;
  readonly isFigure?: boolean;
}

export type RowColumn<Row, Change> = TextColumn<Row, Change> | ChoiceColumn<Row, Change> | ShownColumn<Row>;

type Columns<Row, Change> = readonly RowColumn<Row, Change>[];

const isEdited = <Row, Change>(
  column: RowColumn<Row, Change>,
): column is TextColumn<Row, Change> | ChoiceColumn<Row, Change> => column.kind !== 'shown';

/** The ids of the columns that can be edited, from left to right: those that a range of cells goes over. */
export const editedColumns = <Row, Change>(columns: Columns<Row, Change>): readonly string[] =>
  columns.filter(isEdited).map(({ id }) => id);

/** The column whose field stands for the row: where the focus goes, and where typing begins. */
export const mainColumn = <Row, Change>(columns: Columns<Row, Change>): string | undefined =>
  columns.find(({ kind }) => kind === 'text')?.id;

/** What can be chosen in a row: what it can have, and what it has already although it is not offered any more. */
export function optionsOf<Row, Change>(
  { all, offered, unoffered, value }: ChoiceColumn<Row, Change>,
  row: Row,
): readonly ChoiceOption<Change>[] {
  const [ids, now] = [offered(row), value(row)];
  const unsold = unoffered?.(row) ?? [];
  const shown = all.flatMap((option) => {
    if (ids.includes(option.id)) return [option];
    if (!unsold.includes(option.id)) return [];
    const { id, text, written = text } = option;
    return [{ ...option, text: `${text}, not offered`, written, disabled: id !== now }];
  });
  return ids.includes(now) || unsold.includes(now) ? shown : [...shown, ...all.filter(({ id }) => id === now)];
}

/** What stands in a cell, in the words of the screen. */
function cellText<Row, Change>(column: RowColumn<Row, Change>, row: Row): string {
  if (column.kind !== 'choice') return column.text(row);
  const value = column.value(row);
  const option = column.all.find(({ id }) => id === value);
  return option?.written ?? option?.text ?? value;
}

/** What text from a spreadsheet gives a cell; null when a choice is not one of those there are. */
function readText<Row, Change>(column: RowColumn<Row, Change> | undefined, text: string): Change | null {
  if (column === undefined || column.kind === 'shown') return null;
  const cell = text.replace(/\s+/g, ' ').trim();
  if (column.kind !== 'choice') return column.change(cell);
  const word = plain(cell);
  const means = ({ id, text: shown, words = [] }: ChoiceOption<Change>) =>
    [id, shown, ...words].some((one) => plain(one) === word);
  return column.all.find(means)?.change ?? null;
}

/** Letter case, blanks and hyphens make no difference between choices. */
const plain = (words: string): string => words.toLowerCase().replace(/[\s-]+/g, '');

/** The rows of a list as rows of cells, each known by its id. */
export function rowRules<Row extends ListedRow, Change extends object>(
  columns: Columns<Row, Change>,
  rows: readonly Row[],
): CellRules<string, string, Change> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(columns.map((column) => [column.id, column]));
  return {
    columns: editedColumns(columns),
    allRows: rows.map(({ id }) => id),
    text: (id, name) => {
      const [row, column] = [byId.get(id), byName.get(name)];
      return row === undefined || column === undefined ? '' : cellText(column, row);
    },
    read: (name, text) => readText(byName.get(name), text),
    canBeEmpty: columns.filter(({ kind }) => kind === 'text' || kind === 'sequence').map(({ id }) => id),
    countsOn: Object.fromEntries(
      columns.flatMap((column) => ('next' in column && column.next !== undefined ? [[column.id, column.next]] : [])),
    ),
  };
}

/** The attributes of a cell that is selected. One that is only shown lies under a range that goes over it. */
export function columnMark<Row, Change>(range: RowInRange | null, columns: Columns<Row, Change>, at: number) {
  const before = editedColumns(columns.slice(0, at)).length;
  return rangeMark(range, columns[at]?.kind === 'shown' ? before - 0.5 : before);
}
