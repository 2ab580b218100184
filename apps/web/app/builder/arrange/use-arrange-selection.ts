import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { type GridSelection, type GridStep, rangeOf, sizeOf } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import type { Area } from '../cell-range/cell-range.ts';
import { isSameText } from '../paste/clipboard-text.ts';
import { nothingPasted } from '../paste/nothing-pasted.ts';
import { updatePlate } from '../plates/edit-wells.ts';
import { useBuilder } from '../project/builder-context.tsx';
import { activePlateOf, type BuilderPlate } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import { blockOf, type CopiedBlock, putBlock, rangeForBlock } from './block.ts';
import { fillDown, fillInto, fillRight } from './fill-range.ts';
import { moveBlock, steppedRange } from './move-wells.ts';
import type { WellWriting } from './well-writing.ts';

export interface ArrangeSelection {
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  /** The selected wells fill a range around them. */
  readonly fillInto: (range: Area) => void;
  /** Moves the selected wells; what lies where they go changes places with them. */
  readonly shift: (step: GridStep) => void;
  /** Remembers the shape of the selected wells, whose text is on the clipboard now. */
  readonly keepBlock: (text: string) => void;
  /** Pastes what was copied here in its shape; false when the clipboard holds something else. */
  readonly pasteBlock: (text: string) => boolean;
  /** Pastes what was copied here last. */
  readonly pasteKept: () => void;
}

/** What keys and the mouse do to the selected wells of the plate in view. Each is one undoable step. */
export function useArrangeSelection(
  writing: Omit<WellWriting, 'newId'>,
  /** What a fill did, in a sentence. */
  filledText: string,
): ArrangeSelection {
  const builder = useBuilder();
  return useMemo(
    () => arrangeSelection(builder, { ...writing, newId: builder.newId }, filledText),
    [builder, writing, filledText],
  );
}

function arrangeSelection(builder: Builder, writing: WellWriting, filledText: string): ArrangeSelection {
  const { format } = writing;
  const label = (index: number): string => wellLabel(wellPosition(index, format));
  let kept: { readonly text: string; readonly block: CopiedBlock } | null = null;
  const inView = (): { readonly plate: BuilderPlate; readonly range: Area } | null => {
    const plate = activePlateOf(builder.project());
    return plate === undefined ? null : { plate, range: rangeOf(builder.store.getState().selection, format) };
  };
  const change = (step: { label: string; selection?: GridSelection }, plate: BuilderPlate, next: BuilderPlate) =>
    builder.edit(step, (project) => updatePlate(project, plate.id, () => next));

  const pasteBlock = (text: string): boolean => {
    const view = inView();
    if (kept === null || view === null || !isSameText(text, kept.text)) return false;
    const { block } = kept;
    const range = rangeForBlock(block, view.range, format);
    const start = view.range.top * format.columns + view.range.left;
    if (range === null) {
      const size = `${countText(block.rows, 'row')} by ${countText(block.columns, 'column')}`;
      const text = `The copied block is ${size} and does not fit on the plate from ${label(start)}.`;
      builder.showNotice(nothingPasted(text));
      return true;
    }
    const next = putBlock(view.plate, block, range, writing);
    const end = cornerOf(range, format.columns);
    const wells = countText(sizeOf(range), 'well');
    change({ label: `paste ${wells}`, selection: { anchor: end, active: start } }, view.plate, next);
    builder.look({ copied: null });
    builder.showNotice(
      `${wells} pasted into ${start === end ? label(start) : `${label(start)} to ${label(end)}`}.`,
      true,
    );
    return true;
  };
  const fill = (
    way: string,
    filled: (plate: BuilderPlate, range: Area) => BuilderPlate,
    selection = builder.store.getState().selection,
  ) => {
    const view = inView();
    if (view === null) return;
    const next = filled(view.plate, view.range);
    if (next === view.plate) return;
    change({ label: `fill ${way}`, selection }, view.plate, next);
    builder.showNotice(`Filled ${way}. ${filledText}`, true);
  };

  return {
    fillDown: () => fill('down', (plate, range) => fillDown(plate, range, writing)),
    fillRight: () => fill('right', (plate, range) => fillRight(plate, range, writing)),
    fillInto: (whole) => {
      const ends = { anchor: cornerOf(whole, format.columns), active: whole.top * format.columns + whole.left };
      fill('from the selected wells', (plate, range) => fillInto(plate, range, whole, writing), ends);
    },
    shift: (step) => {
      const view = inView();
      if (view === null) return;
      const to = steppedRange(view.range, step, format);
      const next = moveBlock(view.plate, view.range, to, format);
      const { anchor, active } = builder.store.getState().selection;
      const by = (to.top - view.range.top) * format.columns + to.left - view.range.left;
      const selection = { anchor: anchor + by, active: active + by };
      change({ label: `move ${countText(sizeOf(to), 'well')}`, selection }, view.plate, next);
      builder.look({ copied: null });
    },
    keepBlock: (text) => {
      const view = inView();
      kept = view === null ? null : { text, block: blockOf(view.plate, view.range, format) };
    },
    pasteBlock,
    pasteKept: () => {
      if (kept !== null) pasteBlock(kept.text);
    },
  };
}

/** The last well of a range. */
const cornerOf = ({ bottom, right }: Area, columns: number): number => bottom * columns + right;
