import { type CellField, cellFields, type RangeSpan, type TableCell } from './table-cells.ts';

/** What a key asks of the table while no cell is being edited. */
export type TableCommand =
  | { readonly kind: 'move'; readonly to: TableCell; readonly extend: boolean }
  | { readonly kind: 'span'; readonly span: RangeSpan }
  | { readonly kind: 'edit' | 'clear' | 'fill_down' | 'leave' }
  | { readonly kind: 'type'; readonly text: string };

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plainKeys: Readonly<Partial<Record<string, TableCommand>>> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  Escape: { kind: 'leave' },
};

const commandKeys: Readonly<Partial<Record<string, TableCommand>>> = {
  a: { kind: 'span', span: 'all' },
  d: { kind: 'fill_down' },
};

/** Rows and columns that an arrow goes; Ctrl goes to the end. */
const arrows: Readonly<Partial<Record<string, readonly [down: number, right: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -1],
  End: [0, 1],
};

/** With Ctrl: the first cell of the table, and the last. */
const corners: typeof arrows = { Home: [-1, -1], End: [1, 1] };

/** The command of a key press, or null when the table leaves the key to the page. `rows` are the wells on screen. */
export function tableCommand(press: Press, from: TableCell, rows: readonly number[]): TableCommand | null {
  if (press.altKey) return null;
  const command = press.ctrlKey || press.metaKey;
  const arrow = (command ? corners[press.key] : undefined) ?? arrows[press.key];
  if (arrow !== undefined) return { kind: 'move', to: moved(from, arrow, rows, command), extend: press.shiftKey };
  if (press.key === ' ' && (command || press.shiftKey)) return { kind: 'span', span: command ? 'columns' : 'rows' };
  if (command) return press.shiftKey ? null : (commandKeys[press.key.toLowerCase()] ?? null);
  return plainKeys[press.key] ?? (Array.from(press.key).length === 1 ? { kind: 'type', text: press.key } : null);
}

/** The cell that many rows and columns on; at an end it stays. */
export function moved(
  from: TableCell,
  [down, right]: readonly [down: number, right: number],
  rows: readonly number[],
  toEnd = false,
): TableCell {
  const reach = toEnd ? rows.length : 1;
  const row = clamp(rows.indexOf(from.index) + down * reach, rows.length - 1);
  const column = clamp(cellFields.indexOf(from.field) + right, cellFields.length - 1);
  return { index: rows[row] ?? from.index, field: cellFields[column] ?? from.field };
}

/** The cell that Tab leads to: on to the next field, then to the next row; null past the last. */
export function nextCell(from: TableCell, step: 1 | -1, rows: readonly number[]): TableCell | null {
  const at = rows.indexOf(from.index) * cellFields.length + cellFields.indexOf(from.field) + step;
  const index = rows[Math.floor(at / cellFields.length)];
  const field: CellField | undefined = cellFields[at % cellFields.length];
  return at < 0 || index === undefined || field === undefined ? null : { index, field };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
