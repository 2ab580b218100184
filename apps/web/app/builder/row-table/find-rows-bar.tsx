import { focusCellField } from '../cell-range/cell-elements.ts';
import { FindBar, type FindTexts } from '../find/find-bar.tsx';
import { useBuilder } from '../project/builder-context.tsx';
import { type ListedRow, mainColumn } from './columns.ts';
import type { RowList } from './row-list.ts';

interface FindRowsBarProps<Row extends ListedRow, Change extends object> {
  readonly list: RowList<Row, Change>;
  readonly words: FindTexts;
}

/** Finds rows by what they hold. */
export function FindRowsBar<Row extends ListedRow, Change extends object>({
  list,
  words,
}: FindRowsBarProps<Row, Change>) {
  const builder = useBuilder();
  const show = (row: string) => {
    builder.look({ selectedRowId: row });
    document.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: 'center' });
  };
  const leave = () => {
    const row = builder.store.getState().selectedRowId ?? list.rows()[0]?.id;
    const column = mainColumn(list.columns);
    if (row !== undefined && column !== undefined) focusCellField({ row, column });
  };
  return (
    <FindBar
      words={words}
      search={(text) => foundRows(list, text)}
      isThere={(row) => list.rows().some(({ id }) => id === row)}
      show={show}
      leave={leave}
    />
  );
}

/** The ids of the rows that hold the words; none for no words. */
function foundRows<Row extends ListedRow>(
  { rows, holds }: Pick<RowList<Row, object>, 'rows' | 'holds'>,
  text: string,
): readonly string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  return rows().flatMap((row) => (holds(row, words) ? [row.id] : []));
}
