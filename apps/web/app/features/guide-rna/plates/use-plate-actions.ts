import { plate96 } from '@cutsite/domain/labware';
import { type PlateGridActions, rangeOf, wellsIn } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { useArrangeSelection } from '../../../builder/arrange/use-arrange-selection.ts';
import { clipboardText } from '../../../builder/paste/clipboard-text.ts';
import { clearWells, setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { copiedText } from '../paste/copied-text.ts';
import { usePasteText } from '../paste/use-paste-rows.ts';
import { guideWells } from '../project/guide-wells.ts';
import { type GuideRnaBuilder, useBuilder } from '../project/use-builder.tsx';
import { panelFields } from '../well/panel-fields.ts';

export interface PlateActions extends PlateGridActions {
  /** Pastes what was copied from a plate of this screen, without the clipboard. */
  readonly pasteCopied: () => void;
}

/** What the grid's keys do to the plate in view. */
export function usePlateActions(onHelp: () => void): PlateActions {
  const builder = useBuilder();
  const pasteText = usePasteText();
  const arrange = useArrangeSelection(guideWells, 'Targets are copied, names count on.');
  return useMemo(
    () => ({
      select: (selection) => builder.look({ selection }),
      edit: () => panelFields.focusName(),
      type: (text) => {
        const plate = activePlateOf(builder.project());
        if (plate === undefined) return;
        const { active } = builder.store.getState().selection;
        builder.settle();
        builder.edit({ label: 'type a name', mergeKey: `${plate.id}.${active}.name` }, (project) =>
          updatePlate(project, plate.id, (one) => setWell(one, active, { name: text }, builder.newId)),
        );
        panelFields.focusName();
      },
      clear: () => clearSelection(builder, 'clear'),
      copy: () => {
        const text = copySelection(builder);
        if (text !== null) arrange.keepBlock(text);
        return text;
      },
      cut: () => {
        const text = copySelection(builder);
        if (text === null) return null;
        arrange.keepBlock(text);
        clearSelection(builder, 'cut');
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
      help: onHelp,
    }),
    [builder, pasteText, arrange, onHelp],
  );
}

function copySelection(builder: GuideRnaBuilder): string | null {
  const plate = activePlateOf(builder.project());
  const { selection } = builder.store.getState();
  const text = plate === undefined ? null : copiedText(plate, wellsIn(selection, plate96));
  if (text !== null) builder.look({ copied: rangeOf(selection, plate96) });
  return text;
}

function clearSelection(builder: GuideRnaBuilder, verb: 'clear' | 'cut'): void {
  const plate = activePlateOf(builder.project());
  if (plate === undefined) return;
  const wells = wellsIn(builder.store.getState().selection, plate96);
  const filled = plate.wells.filter((well) => wells.includes(well.index)).length;
  if (filled === 0) return;
  builder.edit({ label: `${verb} ${figured(filled, 'well')}` }, (project) =>
    updatePlate(project, plate.id, (one) => clearWells(one, wells)),
  );
}
