import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { clearedCells, filledDown, pastedCells, rangeText } from '../../../builder/cell-range/cell-changes.ts';
import type { CellEdits } from '../../../builder/cell-range/cell-edits.ts';
import { cellCount } from '../../../builder/cell-range/cell-range.ts';
import { spreadsheetCells } from '../../../builder/paste/spreadsheet-cells.ts';
import { setWell, updatePlate, wellAt } from '../../../builder/plates/edit-wells.ts';
import { putPlates } from '../../../builder/plates/put-plates.ts';
import { plateInView } from '../../../builder/project/builder-project.ts';
import { figured } from '../../../builder/words/count-words.ts';
import { newPlatesNamed } from '../paste/pasted-notice.ts';
import { type PasteText, usePasteText } from '../paste/use-paste-rows.ts';
import { type GuideRnaBuilder, useBuilder } from '../project/use-builder.tsx';
import { platesWithPasted } from './plates-with-pasted.ts';
import { wellsDownFrom } from './table-rows.ts';
import { changeWells, type WellColumn, wellRules } from './well-cells.ts';

/** What the table does to the plate in view. `rows` are the wells on screen; with `onlyFaulty` others are hidden. */
export function useTableEdits(rows: readonly number[], onlyFaulty: boolean): CellEdits<number, WellColumn> {
  return tableEdits(useBuilder(), usePasteText(), rows, onlyFaulty);
}

function tableEdits(
  builder: GuideRnaBuilder,
  pasteText: PasteText,
  rows: readonly number[],
  onlyFaulty: boolean,
): CellEdits<number, WellColumn> {
  const inView = (): Plate => plateInView(builder.project());
  const change = (label: string, next: (plate: Plate) => Plate, mergeKey?: string) => {
    const { id } = inView();
    const step = mergeKey === undefined ? { label } : { label, mergeKey: `${id}.${mergeKey}` };
    builder.edit(step, (project) => updatePlate(project, id, next));
  };
  return {
    text: ({ row, column }) => wellAt(inView(), row)?.[column] ?? '',
    write: ({ row, column }, text) =>
      change(
        `edit ${wellLabel(wellPosition(row, plate96))}`,
        (plate) => setWell(plate, row, { [column]: text }, builder.newId),
        `${row}.${column}`,
      ),
    settle: builder.settle,
    clear: (range, verb = 'clear') =>
      change(`${verb} ${figured(cellCount(range), 'cell')}`, (plate) =>
        changeWells(plate, clearedCells(range, wellRules(plate)), builder.newId),
      ),
    fillDown: (range) =>
      change('fill down', (plate) => changeWells(plate, filledDown(range, rows, wellRules(plate)), builder.newId)),
    copy: (range) => rangeText(range, wellRules(inView())),
    paste: (text, range) => {
      const plate = inView();
      const [column] = range.columns;
      const [first] = range.rows;
      if (column === undefined || first === undefined) return false;
      const cells = spreadsheetCells(text);
      const filled = plate.wells.map(({ index }) => index);
      const { fillOrder } = builder.store.getState();
      const down = wellsDownFrom(first, { rows, onlyFaulty, filled, order: fillOrder });
      if (cells.some((row) => row.length > 1)) {
        pasteText(text, { wells: down, onlySeen: onlyFaulty });
        return true;
      }
      const pasted = pastedCells({ rows: range.rows, columns: [column] }, cells, down, wellRules(plate));
      const hidden = onlyFaulty ? pasted.added.length : 0;
      const kept = { ...pasted, added: onlyFaulty ? [] : pasted.added };
      const plates = platesWithPasted(builder.project(), plate, kept, fillOrder, builder.newId);
      const wells = kept.changes.size;
      builder.edit({ label: `paste ${figured(wells + kept.added.length, 'cell')}` }, (project) =>
        putPlates(project, plates),
      );
      const names = plates.slice(1).map((other) => other.name);
      const over = names.length === 0 ? '' : ` ${figured(kept.added.length, 'cell')} went on ${newPlatesNamed(names)}.`;
      const rest = hidden === 0 ? '' : ` ${figured(hidden, 'cell')} did not fit the rows shown.`;
      builder.tell(`${figured(wells, 'cell')} pasted.${rest}${over}`, true);
      return true;
    },
  };
}
