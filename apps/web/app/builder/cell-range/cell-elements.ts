import type { Cell, CellGrid } from './cell-range.ts';

/** What a cell is edited with where it is a field. */
export type CellField = HTMLInputElement | HTMLSelectElement;

/**
 * The cell that an element lies in: `data-row` of its row, and `data-cell` of its cell; null outside of those in the
 * grid.
 */
export function cellAt<Row extends string | number, Column extends string>(
  target: EventTarget | null,
  { rows, columns }: CellGrid<Row, Column>,
): Cell<Row, Column> | null {
  const under = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const column = columns.find((one) => one === under?.dataset['cell']);
  if (under === null || column === undefined) return null;
  const row = rowAt(under, rows);
  return row === null ? null : { row, column };
}

/** The row that an element lies in. */
export function rowAt<Row extends string | number>(target: EventTarget | null, rows: readonly Row[]): Row | null {
  const under = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return rows.find((row) => String(row) === under?.dataset['row']) ?? null;
}

/** Finds the element of a cell; both of its names are ours and hold no quotes. */
export const cellElement = (within: ParentNode, { row, column }: Cell<string | number, string>): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`);

export const fieldOf = (target: EventTarget | null): CellField | null =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text') ? target : null;

/** Nothing of the text would be left out by a copy, nor by what is typed next. */
export const isWhole = (field: CellField): boolean =>
  field instanceof HTMLSelectElement || (field.selectionStart === 0 && field.selectionEnd === field.value.length);

/** Puts the focus into the field of a cell with its text selected, so that typing replaces it. */
export function focusCellField(cell: Cell<string | number, string>): void {
  const field = cellElement(document, cell)?.querySelector<CellField>('input, select');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
