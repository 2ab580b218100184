import { countText } from '@cutsite/domain/text';
import { classNames } from '@cutsite/ui/class-names';
import { useCallback, useMemo } from 'react';
import { type CellRange, cellCount } from '../cell-range/cell-range.ts';
import { rowInRange } from '../cell-range/row-in-range.ts';
import { useFieldCells } from '../cell-range/use-field-cells.ts';
import type { CellFault } from '../faults/cell-fault.ts';
import { useBuilder, useBuilderState } from '../project/builder-context.tsx';
import type { Repair } from '../repairs/repair.ts';
import { ChooseAll } from '../selected-rows/choose-box.tsx';
import type { ChosenRows } from '../selected-rows/chosen-rows.ts';
import { editedColumns, type ListedRow } from './columns.ts';
import { appendRow, calledOf, type ExplainRow, type RowList } from './row-list.ts';
import styles from './row-table.module.css';
import { TableRow } from './table-row.tsx';
import { useRowEdits } from './use-row-edits.ts';

interface RowTableProps<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair> {
  readonly list: RowList<Row, Change>;
  readonly rows: readonly Row[];
  /** Those on screen: all, or those with errors or warnings. */
  readonly shown: readonly Row[];
  /** One list for each of the rows, in their order. */
  readonly faults: readonly (readonly Fault[])[];
  readonly repairs: readonly (readonly R[])[];
  readonly explain: ExplainRow<Row, Fault, R>;
  readonly chosen: ChosenRows;
  /** Widths of the columns by `data-cell`, and on a phone `--row-card`, the grid in which the cells of a card lie. */
  readonly className?: string | undefined;
}

const nothing: readonly never[] = [];

/** One row an item, edited like a spreadsheet, and an empty row at the end that becomes one by typing. */
export function RowTable<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair>({
  list,
  rows,
  shown,
  faults,
  repairs,
  explain,
  chosen,
  className,
}: RowTableProps<Row, Change, Fault, R>) {
  const builder = useBuilder();
  const selected = useBuilderState((state) => state.selectedRowId);
  const { words, columns } = list;
  const change = useCallback(
    (row: Row, column: string, next: Change) =>
      list.change({ label: `edit ${list.place(row)}`, mergeKey: `${row.id}.${column}` }, new Map([[row.id, next]])),
    [list],
  );
  const remove = useCallback(
    (row: Row) => {
      list.remove({ label: `remove ${calledOf(list, row)}` }, new Set([row.id]));
      builder.showNotice({ title: `${calledOf(list, row)} removed.` }, true);
    },
    [list, builder],
  );
  const select = useCallback((row: Row) => builder.look({ selectedRowId: row.id }), [builder]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const edited = useMemo(() => editedColumns(columns), [columns]);
  const { range, handlers } = useFieldCells({
    grid: { rows: ids, columns: edited },
    edits: useRowEdits(list, ids),
    undo: builder.undo,
    redo: builder.redo,
  });
  const hidden = useMemo(() => (shown.length === rows.length ? null : without(rows, shown)), [rows, shown]);
  const hasPlaces = columns[0]?.kind === 'place';
  return (
    <div className={styles.scroll}>
      {/* Its cells are fields; what goes on between them bubbles up to here. */}
      <table
        className={classNames('cs-table', styles.table, className)}
        data-ranged={range === null ? undefined : true}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col" data-cell="choose">
              <ChooseAll chosen={chosen} count={rows.length} many={words.many} />
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-figures={(column.kind === 'shown' && column.isFigure) || undefined}>
                {column.heading ?? column.name}
              </th>
            ))}
            <th scope="col">
              <span className="cs-visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        {rows.map((row, at) =>
          hidden?.has(row) === true ? null : (
            <TableRow
              key={row.id}
              list={list}
              row={row}
              faults={faults[at] ?? nothing}
              repairs={repairs[at] ?? nothing}
              explain={explain}
              range={rowInRange(range, row.id, edited)}
              selected={row.id === selected}
              chosen={chosen.ids.has(row.id)}
              quietWhileBlank={rows.length === 1}
              onChange={change}
              onChoose={chosen.choose}
              onRemove={remove}
              onSelect={select}
              onLeave={builder.endStep}
            />
          ),
        )}
        <tbody>
          <tr className={styles.next}>
            <td data-cell="choose" aria-hidden="true" />
            {hasPlaces ? <td data-kind="place">{list.nextPlace(rows)}</td> : null}
            <td colSpan={columns.length + (hasPlaces ? 0 : 1)} data-cell="next">
              <input
                className={styles.cell}
                aria-label={`Name of a new ${words.one}`}
                placeholder="Type a name, or paste rows from a spreadsheet"
                value=""
                onPaste={list.onPaste}
                onChange={(event) => appendRow(list, event.currentTarget.value)}
              />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="cs-visually-hidden" role="status">
        {range === null ? '' : rangeWords(range, list, rows)}
      </p>
    </div>
  );
}

function rangeWords<Row extends ListedRow>(
  range: CellRange<string, string>,
  { place }: Pick<RowList<Row, object>, 'place'>,
  rows: readonly Row[],
): string {
  const placeOf = (rowId: string | undefined) => {
    const row = rows.find(({ id }) => id === rowId);
    return row === undefined ? '' : place(row);
  };
  return `${countText(cellCount(range), 'cell')} selected, ${placeOf(range.rows[0])} to ${placeOf(range.rows.at(-1))}`;
}

function without<Row>(rows: readonly Row[], shown: readonly Row[]): ReadonlySet<Row> {
  const left = new Set(rows);
  for (const row of shown) left.delete(row);
  return left;
}
