import { type TubeCell, tubeColumns } from './tube-cells.ts';

/** What a cell is edited with. */
export type CellField = HTMLInputElement | HTMLSelectElement;

/** The cell that an element of the table lies in; null outside the cells that can be edited. */
export function cellOf(target: EventTarget | null): TubeCell | null {
  const under = target instanceof Element ? target.closest<HTMLElement>('td[data-cell]') : null;
  const tubeId = under?.closest<HTMLElement>('[data-tube]')?.dataset['tube'];
  const column = tubeColumns.find((one) => one === under?.dataset['cell']);
  return tubeId === undefined || column === undefined ? null : { tubeId, column };
}

export const fieldOf = (target: EventTarget | null): CellField | null =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text') ? target : null;

/** Nothing of the text would be left out by a copy, nor by what is typed next. */
export const isWhole = (field: CellField): boolean =>
  field instanceof HTMLSelectElement || (field.selectionStart === 0 && field.selectionEnd === field.value.length);

/** Puts the focus into a cell with its text selected, so that typing replaces it. */
export function focusCell({ tubeId, column }: TubeCell): void {
  const cell = document.querySelector(`[data-tube="${tubeId}"] [data-cell="${column}"]`);
  const field = cell?.querySelector<CellField>('input, select');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
