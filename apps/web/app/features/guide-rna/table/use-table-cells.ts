import { only } from '@cutsite/ui/plate-grid';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { wellAt } from '../../../builder/plates/edit-wells.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { narrow, panelFields } from '../well/panel-fields.ts';
import type { Leaving } from './cell-editor.tsx';
import { type CellField, cellFields, cellRange, type RangeSpan, type TableCell } from './table-cells.ts';
import { moved, nextCell, tableCommand } from './table-keys.ts';
import { useTableEdits } from './use-table-edits.ts';

interface Corner {
  readonly anchor: TableCell;
  readonly active: TableCell;
  readonly span: RangeSpan | null;
}

interface EditedCell extends TableCell {
  readonly before: string;
  /** Typed over what was there: an arrow leaves the cell then, as in a spreadsheet. */
  readonly over: boolean;
}

/** Rows down and columns to the right that a cell is left for. */
const steps: Readonly<Partial<Record<Leaving, readonly [down: number, right: number]>>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The cells of the table as a spreadsheet: which are selected, which is edited, and what keys and the mouse do. */
export function useTableCells(rows: readonly number[], onlyFaulty: boolean, onEdited: (index: number | null) => void) {
  const builder = useBuilder();
  const edits = useTableEdits();
  const inView = useBuilderState((state) => state.selection.active);
  const table = useRef<HTMLTableElement>(null);
  const keepsFocus = useRef(false);
  const [corner, setCorner] = useState<Corner>({ anchor: cell(0), active: cell(0), span: null });
  const [editing, setEditing] = useState<EditedCell | null>(null);

  // The plate, the panel and the walk over the faults move the well too; the range is then the one cell.
  const moves = corner.active.index !== inView;
  const here: TableCell = moves ? { index: inView, field: corner.active.field } : corner.active;
  const active = rows.includes(here.index) ? here : { ...here, index: rows[0] ?? here.index };
  const range = cellRange(moves ? active : corner.anchor, active, rows, moves ? null : corner.span);

  useEffect(() => {
    if (!keepsFocus.current || editing !== null) return;
    keepsFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-cell="${active.index}.${active.field}"]`)?.focus();
  });

  const go = (to: TableCell, extend = false) => {
    keepsFocus.current = true;
    const anchor = extend ? (moves ? active : corner.anchor) : to;
    setCorner({ anchor, active: to, span: extend && !moves ? corner.span : null });
    builder.look({ selection: only(to.index) });
  };
  const edit = (at: TableCell, text?: string) => {
    const plate = activePlateOf(builder.project());
    const before = plate === undefined ? '' : (wellAt(plate, at.index)?.[at.field] ?? '');
    builder.settle();
    setEditing({ ...at, before, over: text !== undefined });
    onEdited(at.index);
    if (text !== undefined) edits.write(at, text);
  };

  const write = (text: string) => {
    if (editing !== null) edits.write(editing, text);
  };
  const leave = (leaving: Leaving) => {
    if (editing === null) return;
    if (leaving === 'back') edits.write(editing, editing.before);
    builder.settle();
    setEditing(null);
    onEdited(null);
    if (leaving === 'away') return;
    if (leaving === 'back') return go(editing);
    const step = steps[leaving];
    if (step !== undefined) return go(moved(editing, step, rows));
    const to = nextCell(editing, leaving === 'next' ? 1 : -1, rows);
    go(to ?? editing);
    if (to !== null) edit(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.target instanceof HTMLElement && isCell(event.target) ? keyed(event) : null;
    if (command === null) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        return go(command.to, command.extend);
      case 'span':
        return setCorner({ anchor: moves ? active : corner.anchor, active, span: command.span });
      case 'edit':
        return edit(active);
      case 'type':
        return edit(active, command.text);
      case 'clear':
        return edits.clear(range);
      case 'fill_down':
        return edits.fillDown(range, rows);
      case 'leave':
        return panelFields.focusWell();
    }
  };
  const keyed = (event: KeyboardEvent) => tableCommand(event, active, rows);

  const onPointerDown = (event: PointerEvent) => {
    const under = cellUnder(event);
    if (under === null || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    // There a tap opens the panel instead of a cell.
    if (matchMedia(narrow).matches) return;
    // At once: the plate would otherwise keep the focus that it had, and scroll to its own well under the second click.
    if (event.target instanceof Element)
      event.target.closest<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
    go(under, event.shiftKey);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse' || editing !== null) return;
    const under = cellUnder(event);
    if (under !== null && (under.index !== active.index || under.field !== active.field)) go(under, true);
  };
  const onClick = (event: MouseEvent) => {
    const row = rowUnder(event);
    if (row === null) return;
    const onLabel = event.target instanceof Element && event.target.closest('button') !== null;
    if (!onLabel && !matchMedia(narrow).matches) return;
    builder.look({ selection: only(row) });
    requestAnimationFrame(panelFields.focusName);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const under = cellUnder(event);
    if (under !== null && !(event.target instanceof HTMLInputElement)) edit(under);
  };

  const copy = (event: ClipboardEvent): boolean => {
    const text = isCell(event.target) ? edits.copy(range) : null;
    if (text === null) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    if (copy(event)) edits.clear(range, 'cut');
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isCell(event.target)) return;
    event.preventDefault();
    edits.paste(clipboardText(event.clipboardData), range, { rows, onlyFaulty });
  };

  const handlers = { onKeyDown, onPointerDown, onPointerMove, onClick, onDoubleClick, onCopy: copy, onCut, onPaste };
  return { table, active, range, editing, write, leave, handlers };
}

const cell = (index: number): TableCell => ({ index, field: 'name' });

const isCell = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset['cell'] !== undefined;

function cellUnder(event: { readonly target: EventTarget }): TableCell | null {
  const under = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
  const [index, name] = under?.dataset['cell']?.split('.') ?? [];
  const field: CellField | undefined = cellFields.find((one) => one === name);
  return index === undefined || field === undefined ? null : { index: Number(index), field };
}

function rowUnder(event: { readonly target: EventTarget }): number | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? null : Number(row.dataset['row']);
}
