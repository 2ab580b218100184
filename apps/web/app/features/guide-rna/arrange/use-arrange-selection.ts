import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type GridSelection, type GridStep, rangeOf, sizeOf, type WellRange } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { updatePlate } from '../../../builder/plates/edit-wells.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { type GuideRnaBuilder, useBuilder } from '../project/use-builder.tsx';
import { blockOf, type CopiedBlock, putBlock, rangeForBlock } from './block.ts';
import { fillDown, fillInto, fillRight } from './fill-range.ts';
import { moveBlock, steppedRange } from './move-wells.ts';

export interface ArrangeSelection {
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  /** The selected wells fill a range around them. */
  readonly fillInto: (range: WellRange) => void;
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
export function useArrangeSelection(): ArrangeSelection {
  const builder = useBuilder();
  return useMemo(() => arrangeSelection(builder), [builder]);
}

function arrangeSelection(builder: GuideRnaBuilder): ArrangeSelection {
  let kept: { readonly text: string; readonly block: CopiedBlock } | null = null;
  const inView = (): { readonly plate: Plate; readonly range: WellRange } | null => {
    const plate = activePlateOf(builder.project());
    return plate === undefined ? null : { plate, range: rangeOf(builder.store.getState().selection, plate96) };
  };
  const change = (step: { label: string; selection?: GridSelection }, plate: Plate, next: Plate) =>
    builder.edit(step, (project) => updatePlate(project, plate.id, () => next));

  const pasteBlock = (text: string): boolean => {
    const view = inView();
    if (kept === null || view === null || normal(text) !== normal(kept.text)) return false;
    const { block } = kept;
    const range = rangeForBlock(block, view.range);
    const start = view.range.top * plate96.columns + view.range.left;
    if (range === null) {
      const size = `${figured(block.rows, 'row')} by ${figured(block.columns, 'column')}`;
      builder.tell(
        `Nothing was pasted. What was copied is ${size} and does not fit on the plate from ${label(start)} on.`,
      );
      return true;
    }
    const next = putBlock(view.plate, block, range, builder.newId);
    const end = cornerOf(range);
    const wells = figured(sizeOf(range), 'well');
    change({ label: `paste ${wells}`, selection: { anchor: end, active: start } }, view.plate, next);
    builder.look({ copied: null });
    builder.tell(`${wells} pasted into ${start === end ? label(start) : `${label(start)} to ${label(end)}`}.`, true);
    return true;
  };
  const fill = (
    way: string,
    filled: (plate: Plate, range: WellRange) => Plate,
    selection = builder.store.getState().selection,
  ) => {
    const view = inView();
    if (view === null) return;
    const next = filled(view.plate, view.range);
    if (next === view.plate) return;
    change({ label: `fill ${way}`, selection }, view.plate, next);
    builder.tell(`Filled ${way}. Targets are copied, names count on.`, true);
  };

  return {
    fillDown: () => fill('down', (plate, range) => fillDown(plate, range, builder.newId)),
    fillRight: () => fill('right', (plate, range) => fillRight(plate, range, builder.newId)),
    fillInto: (whole) => {
      const ends = { anchor: cornerOf(whole), active: whole.top * plate96.columns + whole.left };
      fill('from the selected wells', (plate, range) => fillInto(plate, range, whole, builder.newId), ends);
    },
    shift: (step) => {
      const view = inView();
      if (view === null) return;
      const to = steppedRange(view.range, step);
      const next = moveBlock(view.plate, view.range, to);
      const { anchor, active } = builder.store.getState().selection;
      const by = (to.top - view.range.top) * plate96.columns + to.left - view.range.left;
      const selection = { anchor: anchor + by, active: active + by };
      change({ label: `move ${figured(sizeOf(to), 'well')}`, selection }, view.plate, next);
      builder.look({ copied: null });
    },
    keepBlock: (text) => {
      const view = inView();
      kept = view === null ? null : { text, block: blockOf(view.plate, view.range) };
    },
    pasteBlock,
    pasteKept: () => {
      if (kept !== null) pasteBlock(kept.text);
    },
  };
}

/** Systems change line ends on their clipboards. */
const normal = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();

/** The last well of a range. */
const cornerOf = ({ bottom, right }: WellRange): number => bottom * plate96.columns + right;

const label = (index: number): string => wellLabel(wellPosition(index, plate96));
