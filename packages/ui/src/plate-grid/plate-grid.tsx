/* oxlint-disable jsx-a11y/interactive-supports-focus -- the grid pattern of ARIA: wells are no cells of a data table, and one of them has the focus */
import { type PlateFormat, rowLetter, wellPosition } from '@cutsite/domain/labware';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FillGrip } from './grips/fill-grip.tsx';
import { MoveGrip } from './grips/move-grip.tsx';
import { HeadCell } from './head-cell.tsx';
import { type GridStep, keyCommand } from './key-command.ts';
import { type GridPosition, move } from './movement.ts';
import styles from './plate-grid.module.css';
import { PlateRow } from './plate-row.tsx';
import { RangeFrame } from './range-frame.tsx';
import {
  type GridSelection,
  only,
  rangeOf,
  upToHead,
  type WellRange,
  wellsIn,
  wholeColumn,
  wholePlate,
  wholeRow,
} from './selection.ts';
import type { WellLook } from './well-look.ts';

/** What the grid asks of its owner; it changes no well itself. */
export interface PlateGridActions {
  readonly select: (selection: GridSelection) => void;
  readonly edit: () => void;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  /** Tab-separated text of the selected wells, or null when there is nothing to copy. */
  readonly copy: () => string | null;
  readonly cut: () => string | null;
  readonly paste: (clipboard: DataTransfer) => void;
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  /** The selected wells fill a larger range around them. */
  readonly fillInto: (range: WellRange) => void;
  /** The selected wells go this far; what lies there takes their place. */
  readonly shift: (step: GridStep) => void;
  readonly leave: () => void;
  readonly help: () => void;
}

interface PlateGridProps {
  readonly format: PlateFormat;
  readonly label: string;
  /** Wells by row-major index; a well that is not in the map is empty. */
  readonly looks: ReadonlyMap<number, WellLook>;
  readonly selection: GridSelection;
  /** The wells that were copied: a dashed frame until pasted or Esc. */
  readonly copied?: WellRange | null;
  readonly describedBy?: string;
  readonly actions: PlateGridActions;
}

/**
 * A plate as a spreadsheet-like grid with one tab stop. Keyboard and anatomy: docs of the look, “Keyboard on the
 * plate”.
 */
export function PlateGrid({ format, label, looks, selection, copied = null, describedBy, actions }: PlateGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const headFrom = useRef<GridPosition | null>(null);
  const [head, setHead] = useState<GridPosition | null>(null);
  const range = rangeOf(selection, format);
  const activePlace = wellPosition(selection.active, format);

  useEffect(() => {
    if (head !== null || !grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-well="${selection.active}"]`)?.focus({ preventScroll: false });
  }, [selection.active, head]);

  useEffect(() => {
    if (head === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-head="${head.row},${head.column}"]`)?.focus();
  }, [head]);

  const selectHead = (place: GridPosition, extend = false) => {
    setHead(null);
    grid.current?.querySelector<HTMLElement>(`[data-well="${selection.active}"]`)?.focus();
    actions.select(extend ? upToHead(selection.anchor, place, format) : headSelection(place, format));
  };

  const onMove = (movement: Parameters<typeof move>[1], extend: boolean) => {
    const to = move(head ?? activePlace, movement, {
      format,
      isFilled: (index) => (looks.get(index)?.state ?? 'empty') !== 'empty',
      heads: !extend,
    });
    if (to.row < 0 || to.column < 0) return setHead(to);
    setHead(null);
    const active = to.row * format.columns + to.column;
    actions.select(extend ? { anchor: selection.anchor, active } : only(active));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const command = keyCommand(event, head !== null);
    if (command === null) return;
    event.preventDefault();
    if (command.kind !== 'help') event.stopPropagation();
    switch (command.kind) {
      case 'move':
        return onMove(command.movement, command.extend);
      case 'select_all':
        return actions.select(wholePlate(format));
      case 'select_row':
        return actions.select(wholeRow(activePlace.row, format));
      case 'select_column':
        return actions.select(wholeColumn(activePlace.column, format));
      case 'select_head':
        return head === null ? undefined : selectHead(head);
      case 'type':
        return actions.type(command.text);
      case 'shift':
        return actions.shift(command.step);
      case 'fill_down':
        return actions.fillDown();
      case 'fill_right':
        return actions.fillRight();
      case 'edit':
      case 'leave':
      case 'clear':
      case 'help':
        return actions[command.kind]();
    }
  };

  const onPointerDown = (event: PointerEvent) => {
    const index = wellUnder(event);
    headFrom.current = event.button === 0 && event.pointerType === 'mouse' ? headUnder(event) : null;
    if (index === null || event.button !== 0) return;
    // A finger draws the range out from the active well; from any other it selects that one, or scrolls.
    dragging.current = event.pointerType === 'mouse' || index === selection.active;
    setHead(null);
    actions.select(event.shiftKey ? { anchor: selection.anchor, active: index } : only(index));
  };

  const onPointerMove = (event: PointerEvent) => {
    if (headFrom.current !== null) return onHeadDrag(event, headFrom.current);
    if (!dragging.current) return;
    if (event.buttons === 0) {
      dragging.current = false;
      return;
    }
    // A finger stays with the well that it touched first.
    const index = wellUnder(
      event.pointerType === 'mouse' ? event : { target: document.elementFromPoint(event.clientX, event.clientY) },
    );
    if (index !== null && index !== selection.active) actions.select({ anchor: selection.anchor, active: index });
  };

  const onHeadDrag = (event: PointerEvent, from: GridPosition) => {
    if (event.buttons === 0) {
      headFrom.current = null;
      return;
    }
    const to = headUnder(event);
    if (to === null || from.row < 0 !== to.row < 0 || (to.row === from.row && to.column === from.column)) return;
    const { anchor } = headSelection(from, format);
    setHead(null);
    actions.select(upToHead(anchor, to, format));
  };

  const onCopy = (event: ClipboardEvent, take: () => string | null) => {
    const text = take();
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };

  const holdsGuides = wellsIn(selection, format).some((index) => looks.has(index) && looks.get(index)?.fixed !== true);
  const columns = Array.from({ length: format.columns }, (_, column) => column);
  const rows = Array.from({ length: format.rows }, (_, row) => row);
  const isInside = (row: number) => row >= range.top && row <= range.bottom;
  return (
    <div
      ref={grid}
      role="grid"
      className={styles.plate}
      data-columns={format.columns}
      aria-label={`${label}, ${format.rows} rows by ${format.columns} columns`}
      aria-multiselectable="true"
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={(event) => (wellUnder(event) === null ? undefined : actions.edit())}
      onCopy={(event) => onCopy(event, actions.copy)}
      onCut={(event) => onCopy(event, actions.cut)}
      onPaste={(event) => {
        event.preventDefault();
        actions.paste(event.clipboardData);
      }}
    >
      <div role="row" className={styles.row}>
        <HeadCell
          place={{ row: -1, column: -1 }}
          text=""
          label="Select the whole plate"
          on={false}
          focused={head}
          onPick={selectHead}
        />
        {columns.map((column) => (
          <HeadCell
            key={column}
            place={{ row: -1, column }}
            text={String(column + 1)}
            label={`${column + 1}, select column`}
            on={column >= range.left && column <= range.right}
            focused={head}
            onPick={selectHead}
          />
        ))}
      </div>
      {rows.map((row) => (
        <div role="row" className={styles.row} key={row}>
          <HeadCell
            place={{ row, column: -1 }}
            text={rowLetter(row)}
            label={`${rowLetter(row)}, select row`}
            on={isInside(row)}
            focused={head}
            onPick={selectHead}
          />
          <PlateRow
            row={row}
            format={format}
            looks={looks}
            active={row === activePlace.row ? activePlace.column : null}
            tabbable={head === null}
            from={isInside(row) ? range.left : null}
            to={isInside(row) ? range.right : null}
          />
        </div>
      ))}
      <RangeFrame range={range} />
      {holdsGuides ? <MoveGrip range={range} format={format} onDrop={actions.shift} /> : null}
      {holdsGuides ? <FillGrip range={range} format={format} onDrop={actions.fillInto} /> : null}
      {copied === null ? null : <RangeFrame range={copied} copied />}
    </div>
  );
}

function headSelection(place: GridPosition, format: PlateFormat): GridSelection {
  if (place.row >= 0) return wholeRow(place.row, format);
  return place.column >= 0 ? wholeColumn(place.column, format) : wholePlate(format);
}

function headUnder(event: { readonly target: EventTarget }): GridPosition | null {
  const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null;
  const [row, column] = head?.dataset['head']?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function wellUnder(event: { readonly target: EventTarget | null }): number | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-well]') : null;
  return cell === null ? null : Number(cell.dataset['well']);
}
