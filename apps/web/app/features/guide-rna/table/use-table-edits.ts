import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { useMemo } from 'react';
import { usePasteText } from '../paste/use-paste-rows.ts';
import type { Builder } from '../project/builder-store.ts';
import { activePlateOf } from '../project/edit-plates.ts';
import { setWell, updatePlate } from '../project/edit-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { figured } from '../words/count-words.ts';
import { type CellRange, cellsAsText, clearCells, fillCellsDown, putTexts, type TableCell } from './table-cells.ts';

/** What the table does to the plate in view; each is one undoable step. */
export interface TableEdits {
  readonly write: (cell: TableCell, text: string, step?: string) => void;
  readonly clear: (range: CellRange, verb?: string) => void;
  readonly fillDown: (range: CellRange, rows: readonly number[]) => void;
  readonly copy: (range: CellRange) => string | null;
  /** One column goes down the rows from the range on; more columns are read as rows of a spreadsheet. */
  readonly paste: (text: string, range: CellRange, rows: readonly number[]) => void;
}

export function useTableEdits(): TableEdits {
  const builder = useBuilder();
  const pasteText = usePasteText();
  return useMemo(() => tableEdits(builder, pasteText), [builder, pasteText]);
}

function tableEdits(builder: Builder, pasteText: (text: string) => void): TableEdits {
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
    paste: (text, range, rows) => {
      const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
      const [field] = range.fields;
      if (field === undefined || lines.some((line) => line.includes('\t'))) return pasteText(text);
      const below = rows.slice(rows.indexOf(range.wells[0] ?? -1));
      const wells = lines.length === 1 ? range.wells : [...below, ...wellsAfter(below.at(-1))].slice(0, lines.length);
      change(`paste ${figured(lines.length, 'cell')}`, (plate) => putTexts(plate, field, wells, lines, builder.newId));
      builder.tell(`${figured(wells.length, 'cell')} pasted.`, true);
    },
  };
}

/** Pasted texts that go past the last row go on in the wells after it. */
const wellsAfter = (last = -1): readonly number[] =>
  Array.from({ length: plate96.wellCount - 1 - last }, (_, at) => last + 1 + at);
