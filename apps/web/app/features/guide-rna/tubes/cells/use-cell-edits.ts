import type { Tube } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import { spreadsheetCells } from '../../../../builder/paste/spreadsheet-cells.ts';
import { figured } from '../../../../builder/words/count-words.ts';
import { addTubeRows, changeTubes, setTube } from '../../project/edit-tubes.ts';
import { type GuideRnaBuilder, useBuilder } from '../../project/use-builder.tsx';
import { clearCells, fillCellsDown, pasteCells, type TubeChanges } from './change-cells.ts';
import { readCell } from './read-cell.ts';
import { cellCount, type TubeCell, type TubeRange, textOfCells } from './tube-cells.ts';

/** What is done to ranges of cells of the tubes; each is one undoable step. */
export interface CellEdits {
  readonly write: (cell: TubeCell, text: string) => void;
  readonly copy: (range: TubeRange) => string;
  readonly clear: (range: TubeRange, verb?: 'clear' | 'cut') => void;
  /** @param shown the tubes on screen; a filter hides the others */
  readonly fillDown: (range: TubeRange, shown: readonly Tube[]) => void;
  /** False when the text is one for the field, or a list of tubes, which are added as specified (Specification 1 §4). */
  readonly paste: (text: string, range: TubeRange, shown: readonly Tube[], intoCells: boolean) => boolean;
}

export function useCellEdits(): CellEdits {
  const builder = useBuilder();
  return useMemo(() => cellEdits(builder), [builder]);
}

function cellEdits(builder: GuideRnaBuilder): CellEdits {
  let copied = '';
  const tubes = () => builder.project().tubes;
  const change = (label: string, changes: TubeChanges) =>
    builder.edit({ label }, (project) => changeTubes(project, changes));
  return {
    write: ({ tubeId, column }, text) =>
      builder.edit({ label: `edit ${column}` }, (project) => setTube(project, tubeId, readCell(column, text) ?? {})),
    copy: (range) => {
      copied = textOfCells(range);
      return copied;
    },
    clear: (range, verb = 'clear') => change(`${verb} ${figured(cellCount(range), 'cell')}`, clearCells(range)),
    fillDown: (range, shown) => {
      const above = shown[shown.findIndex(({ id }) => id === range.tubes[0]?.id) - 1];
      const whole = range.tubes.length === 1 && above !== undefined ? [above, ...range.tubes] : range.tubes;
      if (whole.length < 2) return;
      change('fill down', fillCellsDown({ ...range, tubes: whole }, tubes()));
      builder.tell('Filled down. Names and places count on, everything else is copied.', true);
    },
    paste: (text, range, shown, intoCells) => {
      if (text.trim() === '') return false;
      const cells = spreadsheetCells(text);
      const isOneColumn = cells.every((row) => row.length === 1);
      const isOneText = isOneColumn && cells.length === 1;
      const fromHere = normal(text) === normal(copied);
      if (!intoCells && (isOneText || (!isOneColumn && !fromHere))) return false;
      if (!intoCells && isNewList(cells, range, tubes())) return false;
      const pasted = pasteCells(range, cells, shown, tubes());
      // Where a filter hides tubes, new ones would not lie below those that are seen.
      const added = shown.length === tubes().length ? pasted.added : [];
      const { newTubeSettings } = builder.store.getState().own;
      builder.edit({ label: `paste ${figured(cells.flat().length, 'cell')}` }, (project) =>
        addTubeRows(changeTubes(project, pasted.changes), added, newTubeSettings, builder.newId),
      );
      builder.tell(
        pastedWords(pasted.changes.size, added.length, pasted.added.length - added.length, pasted.notUnderstood),
        true,
      );
      return true;
    },
  };
}

/** Sequences one below the other are new tubes, unless they are pasted over sequences; so is the first list of all. */
function isNewList(cells: readonly (readonly string[])[], { columns }: TubeRange, tubes: readonly Tube[]): boolean {
  const isBlank = tubes.length === 1 && tubes[0]?.name === '' && tubes[0].sequence === '';
  const areSequences = cells.every(([cell = '']) => /^[ACGTU\s]{15,}$/i.test(cell));
  return isBlank || (areSequences && columns[0] !== 'sequence');
}

function pastedWords(rows: number, added: number, hidden: number, notUnderstood: number): string {
  return [
    `Pasted into ${figured(rows, 'tube')}.`,
    ...(added > 0 ? [`${figured(added, 'tube')} added.`] : []),
    ...(hidden > 0 ? [`${figured(hidden, 'row')} did not fit the tubes shown.`] : []),
    ...(notUnderstood > 0 ? [`${figured(notUnderstood, 'cell')} left as it was: not one of the choices.`] : []),
  ].join(' ');
}

/** Systems change line ends on their clipboards. */
const normal = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();
