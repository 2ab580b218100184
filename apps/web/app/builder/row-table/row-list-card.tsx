import { type ReactNode, useMemo, useState } from 'react';
import type { CellFault } from '../faults/cell-fault.ts';
import type { FindTexts } from '../find/find-bar.tsx';
import { useBuilderState } from '../project/builder-context.tsx';
import type { Repair } from '../repairs/repair.ts';
import { useChosenRows } from '../selected-rows/chosen-rows.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListedRow } from './columns.ts';
import { RowCounts } from './row-counts.tsx';
import type { ExplainRow, RowList } from './row-list.ts';
import styles from './row-list-card.module.css';
import { RowTable } from './row-table.tsx';
import { RowTools } from './row-tools.tsx';

interface RowListCardProps<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair> {
  /** "Tubes" */
  readonly label: string;
  readonly list: RowList<Row, Change>;
  readonly rows: readonly Row[];
  /** One list for each of the rows, in their order. */
  readonly faults: readonly (readonly Fault[])[];
  readonly repairs: readonly (readonly R[])[];
  readonly explain: ExplainRow<Row, Fault, R>;
  readonly find: FindTexts;
  /** Other ways to add rows, such as a dialog for lists. */
  readonly add: ReactNode;
  /** What new rows start with: `NewRowSettings`. */
  readonly children: ReactNode;
  /** See `RowTable`. */
  readonly className?: string | undefined;
}

/** A list of rows with all that belongs to it: tools, changes to several rows, and the table. */
export function RowListCard<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair>({
  label,
  list,
  rows,
  faults,
  repairs,
  explain,
  find,
  add,
  children,
  className,
}: RowListCardProps<Row, Change, Fault, R>) {
  const chosen = useChosenRows(rows);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const inFocus = useBuilderState((state) => state.selectedRowId);
  // The row that is edited stays, whatever is typed into it.
  const shown = useMemo(
    () => (onlyFaulty ? rows.filter(({ id }, at) => id === inFocus || faults[at]?.length !== 0) : rows),
    [onlyFaulty, rows, faults, inFocus],
  );
  // Nothing is called wrong before somebody typed.
  const untouched = rows.length === 1 && rows.every(list.isBlank);
  const toSay = untouched ? [] : faults.filter((own) => own.length > 0);
  const toFix = toSay.filter((own) => own.some(({ severity }) => severity === 'error')).length;
  return (
    <section className={styles.card} aria-label={label} data-row-list>
      <RowTools list={list} find={find} add={add}>
        {children}
      </RowTools>
      <div className={styles.status} data-chosen={chosen.ids.size > 0 || undefined}>
        <RowCounts
          words={list.words}
          count={untouched ? 0 : rows.length}
          toFix={toFix}
          toSay={toSay.length}
          onlyFaulty={onlyFaulty}
          onOnlyFaulty={setOnlyFaulty}
        />
        {chosen.ids.size > 0 ? <BulkBar list={list} rows={rows} chosen={chosen} /> : null}
      </div>
      <RowTable
        list={list}
        rows={rows}
        shown={shown}
        faults={faults}
        repairs={repairs}
        explain={explain}
        chosen={chosen}
        className={className}
      />
    </section>
  );
}
