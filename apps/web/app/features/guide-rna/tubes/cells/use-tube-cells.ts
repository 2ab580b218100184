import type { Tube } from '@cutsite/domain/guide-rna';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clipboardText } from '../../../../builder/paste/clipboard-text.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import { type CellField, cellOf, fieldOf, focusCell, isWhole } from './cell-fields.ts';
import { tubeCommand } from './cell-keys.ts';
import { cellAfter, cellCount, type TubeCell, type TubeRange, tubeRange } from './tube-cells.ts';
import { useCellEdits } from './use-cell-edits.ts';

interface Corners {
  readonly anchor: TubeCell;
  readonly active: TubeCell;
}

/**
 * The fields of the tubes as the cells of a spreadsheet: a range of them is selected with Shift or the mouse, copied, cut,
 * pasted into, filled and cleared. The focus stays in a field, so that all that a field does by itself goes on working.
 */
export function useTubeCells(shown: readonly Tube[]) {
  const builder = useBuilder();
  const edits = useCellEdits();
  const [corners, setCorners] = useState<Corners | null>(null);
  const entered = useRef('');
  const pressedIn = useRef<TubeCell | null>(null);
  const range = corners === null ? null : tubeRange(corners.anchor, corners.active, shown);
  const isRange = range !== null && cellCount(range) > 1;

  const rangeAt = (cell: TubeCell): TubeRange => (isRange ? range : tubeRange(cell, cell, shown));
  const extendTo = (anchor: TubeCell, active: TubeCell) => {
    setCorners({ anchor, active });
    document.querySelector(`[data-tube="${active.tubeId}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const go = (to: TubeCell) => {
    setCorners(null);
    focusCell(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const field = fieldOf(event.target);
    if (cell === null || field === null || event.nativeEvent.isComposing) return;
    const isChoice = field instanceof HTMLSelectElement;
    const command = tubeCommand(event, { isChoice, isWhole: isWhole(field), isRange });
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (command.kind) {
      case 'go':
        return go(cellAfter(cell, command.down, command.right, shown));
      case 'extend':
        return extendTo(
          corners?.anchor ?? cell,
          cellAfter(corners?.active ?? cell, command.down, command.right, shown),
        );
      case 'column':
        return setCorners(wholeColumn(cell, shown));
      case 'fill_down':
        return edits.fillDown(rangeAt(cell), shown);
      case 'clear':
        return edits.clear(rangeAt(cell));
      case 'collapse':
        return setCorners(null);
      case 'restore':
        return restore(cell, field);
      case 'edit':
        return field instanceof HTMLInputElement
          ? field.setSelectionRange(field.value.length, field.value.length)
          : undefined;
      case 'undo':
        return builder.undo();
      case 'redo':
        return builder.redo();
    }
  };

  const restore = (cell: TubeCell, field: CellField) => {
    if (field.value !== entered.current) {
      // Drawn at once: what is selected then is the old text.
      flushSync(() => edits.write(cell, entered.current));
      builder.settle();
    }
    if (field instanceof HTMLInputElement) field.select();
  };
  const onFocus = (event: FocusEvent) => {
    const field = fieldOf(event.target);
    const cell = cellOf(event.target);
    if (field === null || cell === null) return;
    entered.current = field.value;
    // Tab and clicks lead out of a range, and into another cell.
    if (corners !== null && corners.anchor.tubeId !== cell.tubeId) setCorners(null);
    else if (corners !== null && corners.anchor.column !== cell.column) setCorners(null);
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
  const onMouseDown = (event: { readonly shiftKey: boolean; readonly target: EventTarget; preventDefault(): void }) => {
    if (event.shiftKey && cellOf(event.target) !== null && cellOf(document.activeElement) !== null)
      event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pressedIn.current;
    if (from === null || event.buttons !== 1) return;
    const under = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (under === null || (corners === null && same(from, under))) return;
    if (corners !== null && same(corners.active, under)) return;
    // A drag that leaves its field selects cells; the text it had selected on its way is let go.
    const field = fieldOf(document.activeElement);
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
    setCorners({ anchor: from, active: under });
  };

  const onCopy = (event: ClipboardEvent): boolean => {
    const cell = cellOf(event.target);
    const field = fieldOf(event.target);
    if (cell === null || field === null) return false;
    // Some letters of a text are copied by the field itself.
    if (!isRange && !isWhole(field)) return false;
    const text = edits.copy(rangeAt(cell));
    if (text.trim() === '') return false;
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
    const taken = edits.paste(
      clipboardText(event.clipboardData),
      rangeAt(cell),
      shown,
      isRange || field instanceof HTMLSelectElement,
    );
    if (!taken) return;
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

const same = (one: TubeCell, other: TubeCell): boolean => one.tubeId === other.tubeId && one.column === other.column;

function wholeColumn({ tubeId, column }: TubeCell, shown: readonly Tube[]): Corners {
  return {
    anchor: { tubeId: shown[0]?.id ?? tubeId, column },
    active: { tubeId: shown.at(-1)?.id ?? tubeId, column },
  };
}
