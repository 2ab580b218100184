import type { PlateFormat } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { type PlateGridActions, rangeOf, wellsIn } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { useArrangeSelection } from '../arrange/use-arrange-selection.ts';
import type { WellWriting } from '../arrange/well-writing.ts';
import { clipboardText } from '../paste/clipboard-text.ts';
import { copiedText } from '../plates/copied-text.ts';
import { clearWells, setWell, updatePlate } from '../plates/edit-wells.ts';
import { useBuilder } from '../project/builder-context.tsx';
import { activePlateOf } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';

export interface PlateActions extends PlateGridActions {
  /** Pastes what was copied from a plate of this screen, without the clipboard. */
  readonly pasteCopied: () => void;
}

/** How a product's plates are written, and where keys lead. All of it stays the same from drawing to drawing. */
export interface PlateKeys {
  readonly wells: Omit<WellWriting, 'newId'>;
  /** What a fill did, in a sentence. */
  readonly filledText: string;
  /** Puts the focus into the name of the selected well. */
  readonly focusName: () => void;
  /** Takes text that was not copied from a plate of this screen. */
  readonly pasteText: (text: string) => void;
  readonly showKeys: () => void;
}

/** What the grid's keys do to the plate in view. */
export function usePlateActions({ wells, filledText, focusName, pasteText, showKeys }: PlateKeys): PlateActions {
  const builder = useBuilder();
  const arrange = useArrangeSelection(wells, filledText);
  return useMemo(
    () => ({
      select: (selection) => builder.look({ selection }),
      edit: focusName,
      type: (text) => {
        const plate = activePlateOf(builder.project());
        if (plate === undefined) return;
        const { active } = builder.store.getState().selection;
        builder.endStep();
        builder.edit({ label: 'type a name', mergeKey: `${plate.id}.${active}.name` }, (project) =>
          updatePlate(project, plate.id, (one) => setWell(one, active, { name: text }, builder.newId)),
        );
        focusName();
      },
      clear: () => clearSelection(builder, wells.format, 'clear'),
      copy: () => {
        const text = copySelection(builder, wells.format);
        if (text !== null) arrange.keepBlock(text);
        return text;
      },
      cut: () => {
        const text = copySelection(builder, wells.format);
        if (text === null) return null;
        arrange.keepBlock(text);
        clearSelection(builder, wells.format, 'cut');
        return text;
      },
      paste: (clipboard) => {
        const text = clipboardText(clipboard);
        if (!arrange.pasteBlock(text)) pasteText(text);
      },
      pasteCopied: arrange.pasteKept,
      fillDown: arrange.fillDown,
      fillRight: arrange.fillRight,
      fillInto: arrange.fillInto,
      shift: arrange.shift,
      leave: () => builder.look({ copied: null }),
      help: showKeys,
    }),
    [builder, wells, arrange, focusName, pasteText, showKeys],
  );
}

function copySelection(builder: Builder, format: PlateFormat): string | null {
  const plate = activePlateOf(builder.project());
  const { selection } = builder.store.getState();
  const text = plate === undefined ? null : copiedText(plate, wellsIn(selection, format));
  if (text !== null) builder.look({ copied: rangeOf(selection, format) });
  return text;
}

function clearSelection(builder: Builder, format: PlateFormat, verb: 'clear' | 'cut'): void {
  const plate = activePlateOf(builder.project());
  if (plate === undefined) return;
  const wells = wellsIn(builder.store.getState().selection, format);
  const filled = plate.wells.filter((well) => wells.includes(well.index)).length;
  if (filled === 0) return;
  builder.edit({ label: `${verb} ${countText(filled, 'well')}` }, (project) =>
    updatePlate(project, plate.id, (one) => clearWells(one, wells)),
  );
}
