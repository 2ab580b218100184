import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { clipboardText } from '../paste/clipboard-text.ts';
import type { CellEdits } from './cell-edits.ts';
import { type CellField, cellAt, fieldOf, focusCellField, isWhole } from './cell-elements.ts';
import { fieldCellCommand } from './cell-keys.ts';
import {
  type Cell,
  type CellGrid,
  type CellRange,
  cellAfter,
  cellCount,
  isSameCell,
  rangeBetween,
} from './cell-range.ts';

interface Corners<Row, Column> {
  readonly anchor: Cell<Row, Column>;
  readonly active: Cell<Row, Column>;
}

interface FieldCells<Row, Column> {
  readonly grid: CellGrid<Row, Column>;
  readonly edits: CellEdits<Row, Column>;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Fields as the cells of a spreadsheet: a range of them is selected with Shift or the mouse, copied, cut, pasted into,
 * filled and cleared. The focus stays in a field, so that all that a field does by itself goes on working. Goes with
 * `data-row` and `data-cell`.
 */
export function useFieldCells<Row extends string | number, Column extends string>({
  grid,
  edits,
  undo,
  redo,
}: FieldCells<Row, Column>) {
  const [corners, setCorners] = useState<Corners<Row, Column> | null>(null);
  const entered = useRef('');
  const pressedIn = useRef<Cell<Row, Column> | null>(null);
  const range = corners === null ? null : rangeBetween(corners.anchor, corners.active, grid);
  const isRange = range !== null && cellCount(range) > 1;

  const cellOf = (target: EventTarget | null) => cellAt(target, grid);
  const rangeAt = (cell: Cell<Row, Column>): CellRange<Row, Column> =>
    isRange ? range : { rows: [cell.row], columns: [cell.column] };
  const extendTo = (anchor: Cell<Row, Column>, active: Cell<Row, Column>) => {
    setCorners({ anchor, active });
    document.querySelector(`[data-row="${active.row}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const field = fieldOf(event.target);
    if (cell === null || field === null || event.nativeEvent.isComposing) return;
    const isChoice = field instanceof HTMLSelectElement;
    const command = fieldCellCommand(event, { isChoice, isWhole: isWhole(field), isRange });
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (command.kind) {
      case 'go':
        setCorners(null);
        return focusCellField(cellAfter(cell, command, grid));
      case 'extend':
        return extendTo(corners?.anchor ?? cell, cellAfter(corners?.active ?? cell, command, grid));
      case 'span':
        return setCorners(wholeColumn(cell, grid));
      case 'fill_down':
        return edits.fillDown(rangeAt(cell));
      case 'clear':
        return edits.clear(rangeAt(cell));
      case 'collapse':
        return setCorners(null);
      case 'restore':
        return restore(cell, field);
      case 'edit':
        return field instanceof HTMLInputElement ? caretToEnd(field) : undefined;
      case 'undo':
        return undo();
      case 'redo':
        return redo();
    }
  };

  const restore = (cell: Cell<Row, Column>, field: CellField) => {
    if (field.value !== entered.current) {
      // Drawn at once: what is selected then is the old text.
      flushSync(() => edits.write(cell, entered.current));
      edits.endStep();
    }
    if (field instanceof HTMLInputElement) field.select();
  };
  const onFocus = (event: FocusEvent) => {
    const field = fieldOf(event.target);
    const cell = cellOf(event.target);
    if (field === null || cell === null) return;
    entered.current = field.value;
    // Tab and clicks lead out of a range, and into another cell.
    if (corners !== null && !isSameCell(corners.anchor, cell)) setCorners(null);
  };

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    pressedIn.current = event.button === 0 && event.pointerType === 'mouse' ? cell : null;
    if (cell === null || event.button !== 0) return;
    const from = corners?.anchor ?? cellOf(document.activeElement);
    if (event.shiftKey && from !== null) {
      event.preventDefault();
      pressedIn.current = null;
      return extendTo(from, cell);
    }
    setCorners(null);
  };
  /** The compatibility event moves the focus and opens the list of a choice; of a Shift click it does neither. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && cellOf(event.target) !== null && cellOf(document.activeElement) !== null)
      event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pressedIn.current;
    if (from === null || event.buttons !== 1) return;
    const under = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (under === null || (corners === null && isSameCell(from, under))) return;
    if (corners !== null && isSameCell(corners.active, under)) return;
    // A drag that leaves its field selects cells; the text it had selected on its way is let go.
    const field = fieldOf(document.activeElement);
    if (field instanceof HTMLInputElement) caretToEnd(field);
    setCorners({ anchor: from, active: under });
  };

  const onCopy = (event: ClipboardEvent): boolean => {
    const cell = cellOf(event.target);
    const field = fieldOf(event.target);
    if (cell === null || field === null) return false;
    // Some letters of a text are copied by the field itself.
    if (!isRange && !isWhole(field)) return false;
    const text = edits.copy(rangeAt(cell));
    if (text === null) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    if (cell !== null && onCopy(event)) edits.clear(rangeAt(cell), 'cut');
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const field = fieldOf(event.target);
    if (cell === null || field === null) return;
    const intoCells = isRange || field instanceof HTMLSelectElement;
    if (!edits.paste(clipboardText(event.clipboardData), rangeAt(cell), intoCells)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handlers = {
    onKeyDown,
    onFocus,
    onPointerDown,
    onMouseDown,
    onPointerMove,
    onCopy,
    onCut,
    onPasteCapture,
    onInput: () => setCorners(null),
  };
  return { range: isRange ? range : null, handlers };
}

function caretToEnd(field: HTMLInputElement): void {
  field.setSelectionRange(field.value.length, field.value.length);
}

function wholeColumn<Row, Column>(
  { row, column }: Cell<Row, Column>,
  { rows }: CellGrid<Row, Column>,
): Corners<Row, Column> {
  return { anchor: { row: rows[0] ?? row, column }, active: { row: rows.at(-1) ?? row, column } };
}
