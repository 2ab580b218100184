import { Button } from '@cutsite/ui/button';
import { memo } from 'react';
import { isSameRange, type RowInRange } from '../cell-range/row-in-range.ts';
import { type CellFault, errorsFirst } from '../faults/cell-fault.ts';
import { focusAfterPress } from '../faults/focus-after-press.ts';
import type { Repair } from '../repairs/repair.ts';
import { ChooseRow } from '../selected-rows/choose-box.tsx';
import { columnMark, type ListedRow, mainColumn } from './columns.ts';
import { RowCell } from './row-cell.tsx';
import { RowFaults } from './row-faults.tsx';
import { calledOf, type ExplainRow, mainField, type RowList } from './row-list.ts';

interface TableRowProps<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair> {
  readonly list: RowList<Row, Change>;
  readonly row: Row;
  readonly faults: readonly Fault[];
  readonly repairs: readonly R[];
  readonly explain: ExplainRow<Row, Fault, R>;
  /** The one that the rest of the screen is about. */
  readonly selected: boolean;
  /** Ticked, for a change to several. */
  readonly chosen: boolean;
  /** The one row that a new project starts with: nothing is called wrong before somebody typed. */
  readonly quietWhileBlank: boolean;
  /** The columns of it that are selected, and at which ends of the range it is; null outside. */
  readonly range: RowInRange | null;
  readonly onChange: (row: Row, column: string, change: Change) => void;
  readonly onChoose: (id: string, on: boolean, upTo: boolean) => void;
  readonly onRemove: (row: Row) => void;
  readonly onSelect: (row: Row) => void;
  readonly onLeave: () => void;
}

/** One row with its fields, and under them what is wrong with it. */
function DrawnRow<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair>(
  props: TableRowProps<Row, Change, Fault, R>,
) {
  const { list, row, faults, repairs, explain, selected, chosen, range, quietWhileBlank, onChange, onChoose } = props;
  const { columns } = list;
  const untouched = quietWhileBlank && list.isBlank(row);
  const shown = untouched ? [] : faults;
  const bad = (column: string) => faults.some(({ field, severity }) => field === column && severity === 'error');
  const isFaulty = faults.some(({ severity }) => severity === 'error');
  const called = calledOf(list, row);
  const main = mainColumn(columns);
  const onPressed = () => focusAfterPress(() => mainField(list, row.id)?.focus());

  return (
    // The row in focus is the one that the rest of the screen is about; its fields are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody data-row={row.id} onFocus={() => props.onSelect(row)} onBlur={props.onLeave}>
      <tr
        data-selected={selected || undefined}
        data-chosen={chosen || undefined}
        data-faulty={shown.length > 0 || undefined}
      >
        <td data-cell="choose">
          <ChooseRow id={row.id} called={called} chosen={chosen} onChoose={onChoose} />
        </td>
        {columns.map((column, at) => (
          <td
            key={column.id}
            data-cell={column.id}
            data-kind={column.kind}
            data-main={column.id === main || undefined}
            data-figures={(column.kind === 'shown' && column.isFigure) || undefined}
            {...columnMark(range, columns, at)}
          >
            <RowCell
              list={list}
              column={column}
              row={row}
              isFaulty={isFaulty}
              bad={bad(column.id) && (column.kind === 'choice' || !untouched)}
              onChange={(change) => onChange(row, column.id, change)}
            />
          </td>
        ))}
        <td data-cell="remove">
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            aria-label={`Remove ${called}`}
            onClick={() => props.onRemove(row)}
          />
        </td>
      </tr>
      {shown.length === 0 ? null : (
        <RowFaults
          lines={explain({ row, faults: errorsFirst(shown), repairs }, onPressed)}
          span={columns.length + 1}
          onPressed={onPressed}
        />
      )}
    </tbody>
  );
}

export const TableRow = memo(DrawnRow, sameRow) as typeof DrawnRow;

/** It says the same: another row that it names, or another number, is another sentence. */
function sameFault(fault: CellFault, other: CellFault | undefined): boolean {
  if (fault === other) return true;
  return (
    fault.code === other?.code && Object.entries(fault.params).every(([name, value]) => other.params[name] === value)
  );
}

function sameRow<Row extends ListedRow, Change extends object, Fault extends CellFault, R extends Repair>(
  before: TableRowProps<Row, Change, Fault, R>,
  after: TableRowProps<Row, Change, Fault, R>,
): boolean {
  return (
    before.list === after.list &&
    before.row === after.row &&
    before.selected === after.selected &&
    before.chosen === after.chosen &&
    isSameRange(before.range, after.range) &&
    before.quietWhileBlank === after.quietWhileBlank &&
    before.onChange === after.onChange &&
    before.onRemove === after.onRemove &&
    before.faults.length === after.faults.length &&
    before.faults.every((fault, at) => sameFault(fault, after.faults[at])) &&
    before.repairs.length === after.repairs.length &&
    before.repairs.every((repair, at) => repair.after === after.repairs[at]?.after)
  );
}
