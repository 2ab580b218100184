import { maxCellLength } from '@cutsite/domain/sheet';
import { CompactSelect } from '@cutsite/ui/form';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { type ListedRow, optionsOf, type RowColumn, type TextColumn } from './columns.ts';
import type { RowList } from './row-list.ts';
import styles from './row-table.module.css';

interface RowCellProps<Row extends ListedRow, Change extends object> {
  readonly list: RowList<Row, Change>;
  readonly column: RowColumn<Row, Change>;
  readonly row: Row;
  readonly bad: boolean;
  /** The row has an error, whichever cell it is in. */
  readonly isFaulty: boolean;
  readonly onChange: (change: Change) => void;
}

/** What stands in a cell of a row: a field, a choice, or what was worked out. */
export function RowCell<Row extends ListedRow, Change extends object>(props: RowCellProps<Row, Change>) {
  const { list, column, row, bad, isFaulty, onChange } = props;
  switch (column.kind) {
    case 'shown':
      return column.text(row, isFaulty);
    case 'choice':
      return (
        <CompactSelect
          label={`${column.name}, ${list.place(row)}`}
          value={column.value(row)}
          options={optionsOf(column, row)}
          bad={bad}
          onPick={({ change }) => onChange(change)}
        />
      );
    default:
      return <TextField {...props} column={column} />;
  }
}

interface TextFieldProps<Row extends ListedRow, Change extends object> extends RowCellProps<Row, Change> {
  readonly column: TextColumn<Row, Change>;
}

/** A field; a sequence is text while it is edited, and set in groups when it is not. */
function TextField<Row extends ListedRow, Change extends object>({
  list,
  column,
  row,
  bad,
  onChange,
}: TextFieldProps<Row, Change>) {
  const text = column.text(row);
  const isPlace = column.kind === 'place';
  const field = (
    <input
      className={styles.cell}
      aria-label={column.label?.(row) ?? `${column.name}, ${list.place(row)}`}
      placeholder={isPlace ? undefined : (column.heading ?? column.name)}
      data-hinted
      value={text}
      size={isPlace ? 4 : undefined}
      maxLength={column.kind === 'sequence' ? maxCellLength : undefined}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize={column.kind === 'sequence' ? 'characters' : undefined}
      aria-invalid={bad || undefined}
      onPaste={isPlace ? undefined : list.onPaste}
      onChange={(event) => onChange(column.change(event.currentTarget.value))}
    />
  );
  if (column.kind !== 'sequence') return field;
  return (
    <div className={styles.sequence}>
      {field}
      <span className={styles.set} aria-hidden="true">
        <SequenceText text={text} marks={column.marks?.(row) ?? false} shorten />
      </span>
    </div>
  );
}
