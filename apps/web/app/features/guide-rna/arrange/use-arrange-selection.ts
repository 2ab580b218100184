import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type GridSelection, type GridStep, only, rangeOf, sizeOf, type WellRange } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import type { Builder } from '../project/builder-store.ts';
import { activePlateOf } from '../project/edit-plates.ts';
import { updatePlate } from '../project/edit-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { figured } from '../words/count-words.ts';
import { blockOf, type CopiedBlock, putBlock } from './block.ts';
import { fillDown } from './fill-down.ts';
import { moveBlock, steppedRange } from './move-wells.ts';

export interface ArrangeSelection {
  readonly fillDown: () => void;
  /** Moves the selected wells; what lies where they go changes places with them. */
  readonly shift: (step: GridStep) => void;
  /** Remembers the shape of the selected wells, whose text is on the clipboard now. */
  readonly keepBlock: (text: string) => void;
  /** Pastes what was copied here in its shape; false when the clipboard holds something else. */
  readonly pasteBlock: (text: string) => boolean;
}

/** What keys and the mouse do to the selected wells of the plate in view. Each is one undoable step. */
export function useArrangeSelection(): ArrangeSelection {
  const builder = useBuilder();
  return useMemo(() => arrangeSelection(builder), [builder]);
}

function arrangeSelection(builder: Builder): ArrangeSelection {
  let kept: { readonly text: string; readonly block: CopiedBlock } | null = null;
  const inView = (): { readonly plate: Plate; readonly range: WellRange } | null => {
    const plate = activePlateOf(builder.project());
    return plate === undefined ? null : { plate, range: rangeOf(builder.store.getState().selection, plate96) };
  };
  const change = (step: { label: string; selection?: GridSelection }, plate: Plate, next: Plate) =>
    builder.edit(step, (project) => updatePlate(project, plate.id, () => next));

  return {
    fillDown: () => {
      const view = inView();
      if (view === null) return;
      const next = fillDown(view.plate, view.range, builder.newId);
      if (next === view.plate) return;
      change({ label: 'fill down' }, view.plate, next);
      builder.tell('Filled down. Targets are copied, names count on.', true);
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
    pasteBlock: (text) => {
      const view = inView();
      if (kept === null || view === null || normal(text) !== normal(kept.text)) return false;
      const start = view.range.top * plate96.columns + view.range.left;
      const next = putBlock(view.plate, kept.block, start, builder.newId);
      if (next === null) return false;
      const { rows, columns } = kept.block;
      const end = start + (rows - 1) * plate96.columns + columns - 1;
      const selection = rows * columns === 1 ? only(start) : { anchor: end, active: start };
      change({ label: `paste ${figured(rows * columns, 'well')}`, selection }, view.plate, next);
      builder.look({ copied: null });
      builder.tell(`${figured(rows * columns, 'well')} pasted into ${label(start)} to ${label(end)}.`, true);
      return true;
    },
  };
}

/** Systems change line ends on their clipboards. */
const normal = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();

const label = (index: number): string => wellLabel(wellPosition(index, plate96));
