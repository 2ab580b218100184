import type { Tube } from '@cutsite/domain/guide-rna';
import { useMemo } from 'react';
import {
  type CellChanges,
  clearedCells,
  filledDown,
  pastedCells,
  rangeText,
} from '../../../../builder/cell-range/cell-changes.ts';
import type { CellEdits } from '../../../../builder/cell-range/cell-edits.ts';
import { type CellRange, cellCount } from '../../../../builder/cell-range/cell-range.ts';
import { isSameText } from '../../../../builder/paste/clipboard-text.ts';
import { spreadsheetCells } from '../../../../builder/paste/spreadsheet-cells.ts';
import { figured } from '../../../../builder/words/count-words.ts';
import { addTubeRows, changeTubes, setTube } from '../../project/edit-tubes.ts';
import { type GuideRnaBuilder, useBuilder } from '../../project/use-builder.tsx';
import { cellText, readCell, type TubeColumn, tubeRules } from './tube-cells.ts';

type TubeEdits = CellEdits<string, TubeColumn>;
type TubeRange = CellRange<string, TubeColumn>;

/** What is done to ranges of cells of the tubes; `shown` are the tubes on screen, where a filter hides the others. */
export function useCellEdits(shown: readonly string[]): TubeEdits {
  const builder = useBuilder();
  const copied = useMemo(() => ({ text: '' }), []);
  return cellEdits(builder, shown, copied);
}

function cellEdits(builder: GuideRnaBuilder, shown: readonly string[], copied: { text: string }): TubeEdits {
  const tubes = () => builder.project().tubes;
  const change = (label: string, changes: CellChanges<string, Partial<Tube>>) =>
    builder.edit({ label }, (project) => changeTubes(project, changes));
  return {
    text: ({ row, column }) => {
      const tube = tubes().find(({ id }) => id === row);
      return tube === undefined ? '' : cellText(tube, column);
    },
    write: ({ row, column }, text) =>
      builder.edit({ label: `edit ${column}` }, (project) => setTube(project, row, readCell(column, text) ?? {})),
    settle: builder.settle,
    copy: (range) => {
      const text = rangeText(range, tubeRules(tubes()));
      copied.text = text ?? '';
      return text;
    },
    clear: (range, verb = 'clear') =>
      change(`${verb} ${figured(cellCount(range), 'cell')}`, clearedCells(range, tubeRules(tubes()))),
    fillDown: (range) => {
      const changes = filledDown(range, shown, tubeRules(tubes()));
      if (changes.size === 0) return;
      change('fill down', changes);
      builder.tell('Filled down. Names and places count on, everything else is copied.', true);
    },
    paste: (text, range, intoCells) => {
      if (text.trim() === '') return false;
      const cells = spreadsheetCells(text);
      const isOneColumn = cells.every((row) => row.length === 1);
      const isOneText = isOneColumn && cells.length === 1;
      const fromHere = isSameText(text, copied.text);
      if (!intoCells && (isOneText || (!isOneColumn && !fromHere))) return false;
      if (!intoCells && isNewList(cells, range, tubes())) return false;
      const pasted = pastedCells(range, cells, shown, tubeRules(tubes()));
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
