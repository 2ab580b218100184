import { countText } from '@cutsite/domain/text';
import { useMemo } from 'react';
import {
  type CellChanges,
  clearedCells,
  filledDown,
  type PastedCells,
  pastedCells,
  rangeText,
} from '../cell-range/cell-changes.ts';
import type { CellEdits } from '../cell-range/cell-edits.ts';
import { type CellRange, cellCount } from '../cell-range/cell-range.ts';
import { isSameText } from '../paste/clipboard-text.ts';
import { readCells } from '../paste/read-cells.ts';
import { spreadsheetCells } from '../paste/spreadsheet-cells.ts';
import { useBuilder } from '../project/builder-context.tsx';
import type { Builder } from '../project/builder-store.ts';
import { type ListedRow, rowRules } from './columns.ts';
import type { RowList, RowTexts } from './row-list.ts';

type Range = CellRange<string, string>;

/** What is done to ranges of cells of a list; `shown` are the rows on screen, where a filter hides the others. */
export function useRowEdits<Row extends ListedRow, Change extends object>(
  list: RowList<Row, Change>,
  shown: readonly string[],
): CellEdits<string, string> {
  const builder = useBuilder();
  const copied = useMemo(() => ({ text: '' }), []);
  return rowEdits(list, builder, shown, copied);
}

/** The same, for any builder that steps are made in. */
export function rowEdits<Row extends ListedRow, Change extends object>(
  list: RowList<Row, Change>,
  builder: Pick<Builder, 'endStep' | 'showNotice'>,
  shown: readonly string[],
  copied: { text: string },
): CellEdits<string, string> {
  const { words, columns } = list;
  const rules = () => rowRules(columns, list.rows());
  const change = (label: string, changes: CellChanges<string, Change>) => list.change({ label }, changes);
  return {
    text: ({ row, column }) => rules().text(row, column),
    write: ({ row, column }, text) => {
      const written = rules().read(column, text);
      if (written !== null) change(`edit ${column}`, new Map([[row, written]]));
    },
    endStep: builder.endStep,
    copy: (range) => {
      const text = rangeText(range, rules());
      copied.text = text ?? '';
      return text;
    },
    clear: (range, verb = 'clear') =>
      change(`${verb} ${countText(cellCount(range), 'cell')}`, clearedCells(range, rules())),
    fillDown: (range) => {
      const changes = filledDown(range, shown, rules());
      if (changes.size === 0) return;
      change('fill down', changes);
      builder.showNotice(words.filledDown, true);
    },
    paste: (text, range, intoCells) => {
      if (text.trim() === '') return false;
      const rows = list.rows();
      const cells = spreadsheetCells(text);
      const isOneColumn = cells.every((row) => row.length === 1);
      const isOneText = isOneColumn && cells.length === 1;
      const fromHere = isSameText(text, copied.text);
      if (!intoCells && (isOneText || (!isOneColumn && !fromHere))) return false;
      if (!intoCells && isNewList(cells, range, list)) return false;
      const [column] = range.columns;
      const isOfSequences = isOneColumn && columns.some(({ id, kind }) => id === column && kind === 'sequence');
      const read = isOfSequences ? readCells(cells, list.readAs) : { cells, said: '' };
      const pasted = withPastedText(list, read.cells, cells, (texts) => pastedCells(range, texts, shown, rules()));
      // Where a filter hides rows, new ones would not lie below those that are seen.
      const added = shown.length === rows.length ? pasted.added : [];
      list.change({ label: `paste ${countText(cells.flat().length, 'cell')}` }, pasted.changes, added);
      const hidden = pasted.added.length - added.length;
      builder.showNotice(
        `${pastedText(words, { ...pasted, rows: pasted.changes.size, added: added.length, hidden })}${read.said}`,
        true,
      );
      return true;
    },
  };
}

type Cells = readonly (readonly string[])[];

/** What a paste of `read` changes, with the text of `cells` kept where it was read as another one (ruling 71). */
function withPastedText<Row extends ListedRow, Change extends object>(
  { withPasted, rows }: Pick<RowList<Row, Change>, 'withPasted' | 'rows'>,
  read: Cells,
  cells: Cells,
  pastedOf: (texts: Cells) => PastedCells<string, Change>,
): PastedCells<string, Change> {
  const pasted = pastedOf(read);
  if (withPasted === undefined || read === cells) return pasted;
  const texts = cells.map(([cell = '']) => cell.trim());
  const reads = read.map(([cell = '']) => cell);
  const known = new Map(rows().map((row) => [row.id, row]));
  // A column that is pasted over more rows than it has cells begins again.
  const kept = (change: Change, down: number, row?: Row): Change => {
    const text = texts[down % texts.length] ?? '';
    return text === reads[down % texts.length] ? change : withPasted(change, text, row);
  };
  const changes = [...pasted.changes].map(([id, change], down) => [id, kept(change, down, known.get(id))] as const);
  const added = pasted.added.map((change, down) => kept(change, changes.length + down));
  return { ...pasted, changes: new Map(changes), added };
}

/** Sequences one below the other are new rows, unless they are pasted over sequences; so is the first list of all. */
function isNewList<Row extends ListedRow, Change extends object>(
  cells: readonly (readonly string[])[],
  range: Range,
  { rows, isBlank, columns }: RowList<Row, Change>,
): boolean {
  const [only, ...others] = rows();
  if (only !== undefined && others.length === 0 && isBlank(only)) return true;
  const sequence = columns.find(({ kind }) => kind === 'sequence');
  const areSequences = cells.every(([cell = '']) => /^[ACGTU\s]{15,}$/i.test(cell));
  return sequence !== undefined && areSequences && range.columns[0] !== sequence.id;
}

interface PastedCounts extends Pick<PastedCells<string, object>, 'notUnderstood' | 'pastColumns'> {
  readonly rows: number;
  readonly added: number;
  readonly hidden: number;
}

function pastedText(
  { one, many }: RowTexts,
  { rows, added, hidden, notUnderstood, pastColumns }: PastedCounts,
): string {
  return [
    `Pasted into ${countText(rows, one, many)}.`,
    ...(added > 0 ? [`${countText(added, one, many)} added.`] : []),
    ...(hidden > 0 ? [`${countText(hidden, 'row')} did not fit the ${many} shown.`] : []),
    ...(notUnderstood > 0 ? [`${countText(notUnderstood, 'cell')} left as it was: not one of the choices.`] : []),
    ...(pastColumns > 0 ? [`${countText(pastColumns, 'cell')} left out: the table has no column for them.`] : []),
  ].join(' ');
}
