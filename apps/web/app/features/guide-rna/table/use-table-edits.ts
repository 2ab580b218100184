import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { useMemo } from 'react';
import { spreadsheetCells } from '../../../builder/paste/spreadsheet-cells.ts';
import { setWell, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { putPlates } from '../../../builder/plates/put-plates.ts';
import { activePlateOf } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { newPlatesNamed } from '../paste/pasted-notice.ts';
import { type PasteText, usePasteText } from '../paste/use-paste-rows.ts';
import { type GuideRnaBuilder, useBuilder } from '../project/use-builder.tsx';
import { pasteColumn } from './paste-column.ts';
import { type CellRange, cellsAsText, clearCells, fillCellsDown, putTexts, type TableCell } from './table-cells.ts';
import { wellsDownFrom } from './table-rows.ts';

/** What the table does to the plate in view; each is one undoable step. */
export interface TableEdits {
  readonly write: (cell: TableCell, text: string, step?: string) => void;
  readonly clear: (range: CellRange, verb?: string) => void;
  readonly fillDown: (range: CellRange, rows: readonly number[]) => void;
  readonly copy: (range: CellRange) => string | null;
  /**
   * Goes down the rows on screen from the range on: one column into the field it is pasted on, more columns as rows of a
   * spreadsheet. With `onlyFaulty`, rows that are not seen are left alone.
   */
  readonly paste: (text: string, range: CellRange, on: { rows: readonly number[]; onlyFaulty: boolean }) => void;
}

export function useTableEdits(): TableEdits {
  const builder = useBuilder();
  const pasteText = usePasteText();
  return useMemo(() => tableEdits(builder, pasteText), [builder, pasteText]);
}

function tableEdits(builder: GuideRnaBuilder, pasteText: PasteText): TableEdits {
  const change = (label: string, next: (plate: Plate) => Plate, mergeKey?: string) => {
    const plate = activePlateOf(builder.project());
    if (plate === undefined) return;
    const step = mergeKey === undefined ? { label } : { label, mergeKey: `${plate.id}.${mergeKey}` };
    builder.edit(step, (project) => updatePlate(project, plate.id, next));
  };
  return {
    write: ({ index, field }, text, step = field) =>
      change(
        `edit ${wellLabel(wellPosition(index, plate96))}`,
        (plate) => setWell(plate, index, { [field]: text }, builder.newId),
        `${index}.${step}`,
      ),
    clear: (range, verb = 'clear') =>
      change(`${verb} ${figured(range.wells.length * range.fields.length, 'cell')}`, (plate) =>
        clearCells(plate, range, builder.newId),
      ),
    fillDown: (range, rows) => {
      const above = rows[rows.indexOf(range.wells[0] ?? -1) - 1];
      const wells = range.wells.length === 1 && above !== undefined ? [above, ...range.wells] : range.wells;
      change('fill down', (plate) => fillCellsDown(plate, { ...range, wells }, builder.newId));
    },
    copy: (range) => {
      const plate = activePlateOf(builder.project());
      return plate === undefined ? null : cellsAsText(plate, range);
    },
    paste: (text, range, on) => {
      const plate = activePlateOf(builder.project());
      const [field] = range.fields;
      const [first] = range.wells;
      if (plate === undefined || field === undefined || first === undefined) return;
      const cells = spreadsheetCells(text);
      const filled = plate.wells.map(({ index }) => index);
      const down = wellsDownFrom(first, { ...on, filled, order: builder.store.getState().fillOrder });
      if (cells.some((row) => row.length > 1)) return pasteText(text, { wells: down, onlySeen: on.onlyFaulty });
      const texts = cells.map(([cell = '']) => cell.replace(/\s+/g, ' ').trim());
      if (texts.length === 1 || on.onlyFaulty) {
        const wells = texts.length === 1 ? range.wells : down.slice(0, texts.length);
        change(`paste ${figured(wells.length, 'cell')}`, (one) => putTexts(one, field, wells, texts, builder.newId));
        const left = texts.length === 1 ? 0 : texts.length - wells.length;
        const rest = left === 0 ? '' : ` ${figured(left, 'cell')} did not fit the rows shown.`;
        return builder.tell(`${figured(wells.length, 'cell')} pasted.${rest}`, true);
      }
      const { fillOrder } = builder.store.getState();
      const wells = down.slice(0, texts.length);
      const { plates, over } = pasteColumn(builder.project(), plate, field, wells, texts, fillOrder, builder.newId);
      builder.edit({ label: `paste ${figured(texts.length, 'cell')}` }, (project) => putPlates(project, plates));
      const names = plates.slice(1).map((other) => other.name);
      const rest = over === 0 ? '' : ` ${figured(over, 'cell')} went on ${newPlatesNamed(names)}.`;
      builder.tell(`${figured(wells.length, 'cell')} pasted.${rest}`, true);
    },
  };
}
