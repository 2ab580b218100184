import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clipboardText } from '../paste/clipboard-text.ts';
import type { Leaving } from './cell-editor.tsx';
import type { CellEdits } from './cell-edits.ts';
import { cellAt, cellElement, rowAt } from './cell-elements.ts';
import { textCellCommand } from './cell-keys.ts';
import {
  type Cell,
  type CellGrid,
  cellAfter,
  isSameCell,
  nextCell,
  type RangeSpan,
  rangeBetween,
} from './cell-range.ts';

interface Corners<Row, Column> {
  readonly anchor: Cell<Row, Column>;
  readonly active: Cell<Row, Column>;
  readonly span: RangeSpan | null;
}

interface EditedCell<Row, Column> extends Cell<Row, Column> {
  readonly before: string;
  /** Typed over what was there: an arrow leaves the cell then, as in a spreadsheet. */
  readonly over: boolean;
}

/** Rows down and columns to the right that a cell is left for. */
const steps: Readonly<Partial<Record<Leaving, { readonly down: number; readonly right: number }>>> = {
  up: { down: -1, right: 0 },
  down: { down: 1, right: 0 },
  left: { down: 0, right: -1 },
  right: { down: 0, right: 1 },
};

interface TextCells<Row, Column> {
  readonly grid: CellGrid<Row, Column>;
  readonly edits: CellEdits<Row, Column>;
  /** The row that the rest of the screen is at; other parts move it too, and the range is then the one cell. */
  readonly activeRow: Row;
  readonly onActiveRow: (row: Row) => void;
  /** The row whose cell is being edited; null when none is. */
  readonly onEdited: (row: Row | null) => void;
  /** Escape on a cell: the focus goes to where the table belongs. */
  readonly onLeave: () => void;
  /** The label of a row was pressed, or a row on a screen too narrow for cells. */
  readonly onOpenRow: (row: Row) => void;
  /** Media query of screens on which a tap opens the row instead of a cell. */
  readonly narrow: string;
}

/**
 * Cells that are drawn as text until one of them is edited, like those of a spreadsheet: which are selected, which is
 * edited, and what keys, the mouse and the clipboard do. Goes with `data-row`, `data-cell` and a `CellEditor`.
 */
export function useTextCells<Row extends string | number, Column extends string>({
  grid,
  edits,
  activeRow,
  onActiveRow,
  onEdited,
  onLeave,
  onOpenRow,
  narrow,
}: TextCells<Row, Column>) {
  const { rows, columns } = grid;
  const [firstColumn] = columns;
  if (firstColumn === undefined) throw new Error('A table of cells has at least one column.');
  const table = useRef<HTMLTableElement>(null);
  const keepsFocus = useRef(false);
  const [corners, setCorners] = useState<Corners<Row, Column>>(() => {
    const start = { row: activeRow, column: firstColumn };
    return { anchor: start, active: start, span: null };
  });
  const [editing, setEditing] = useState<EditedCell<Row, Column> | null>(null);

  const movedElsewhere = corners.active.row !== activeRow;
  const here = movedElsewhere ? { row: activeRow, column: corners.active.column } : corners.active;
  const active = rows.includes(here.row) ? here : { ...here, row: rows[0] ?? here.row };
  const anchor = movedElsewhere ? active : corners.anchor;
  const span = movedElsewhere ? null : corners.span;
  const range = rangeBetween(anchor, active, grid, span);

  useEffect(() => {
    if (!keepsFocus.current || editing !== null || table.current === null) return;
    keepsFocus.current = false;
    cellElement(table.current, active)?.focus();
  });

  const go = (to: Cell<Row, Column>, extend = false) => {
    keepsFocus.current = true;
    setCorners({ anchor: extend ? anchor : to, active: to, span: extend ? span : null });
    onActiveRow(to.row);
  };
  const edit = (at: Cell<Row, Column>, text?: string) => {
    const before = edits.text(at);
    edits.endStep();
    setEditing({ ...at, before, over: text !== undefined });
    onEdited(at.row);
    if (text !== undefined) edits.write(at, text);
  };

  const write = (text: string) => {
    if (editing !== null) edits.write(editing, text);
  };
  const leave = (leaving: Leaving) => {
    if (editing === null) return;
    if (leaving === 'back') edits.write(editing, editing.before);
    edits.endStep();
    setEditing(null);
    onEdited(null);
    if (leaving === 'away') return;
    const { row, column } = editing;
    if (leaving === 'back') return go({ row, column });
    const step = steps[leaving];
    if (step !== undefined) return go(cellAfter({ row, column }, step, grid));
    const to = nextCell({ row, column }, leaving === 'next' ? 1 : -1, grid);
    go(to ?? { row, column });
    if (to !== null) edit(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = isCell(event.target) ? textCellCommand(event) : null;
    if (command === null) return;
    event.preventDefault();
    switch (command.kind) {
      case 'go':
      case 'extend':
        return go(cellAfter(active, command, grid), command.kind === 'extend');
      case 'span':
        return setCorners({ anchor, active, span: command.span });
      case 'edit':
        return edit(active);
      case 'type':
        return edit(active, command.text);
      case 'clear':
        return edits.clear(range);
      case 'fill_down':
        return edits.fillDown(range);
      case 'leave':
        return onLeave();
    }
  };

  const onPointerDown = (event: PointerEvent) => {
    const under = cellAt(event.target, grid);
    if (under === null || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    if (matchMedia(narrow).matches) return;
    // At once: what had the focus would otherwise keep it, and scroll to its own place under the second click.
    if (event.target instanceof Element)
      event.target.closest<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
    go(under, event.shiftKey);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || editing !== null) return;
    const under = cellAt(event.target, grid);
    if (under !== null && !isSameCell(under, active)) go(under, true);
  };
  const onClick = (event: MouseEvent) => {
    const row = rowAt(event.target, rows);
    const onLabel = event.target instanceof Element && event.target.closest('button') !== null;
    if (row !== null && (onLabel || matchMedia(narrow).matches)) onOpenRow(row);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const under = cellAt(event.target, grid);
    if (under !== null && !(event.target instanceof HTMLInputElement)) edit(under);
  };

  const onCopy = (event: ClipboardEvent): boolean => {
    const text = isCell(event.target) ? edits.copy(range) : null;
    if (text === null) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    if (onCopy(event)) edits.clear(range, 'cut');
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isCell(event.target)) return;
    event.preventDefault();
    edits.paste(clipboardText(event.clipboardData), range, true);
  };

  const handlers = { onKeyDown, onPointerDown, onPointerMove, onClick, onDoubleClick, onCopy, onCut, onPaste };
  return { table, active, range, editing, write, leave, handlers };
}

/** The cell itself, and not the field in which it is edited. */
const isCell = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset['cell'] !== undefined;
