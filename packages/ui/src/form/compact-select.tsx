import { classNames } from '../class-names/index.ts';
import styles from './compact-select.module.css';

interface CompactOption {
  readonly id: string;
  readonly text: string;
  readonly disabled?: boolean;
}

export interface CompactSelectProps<Option extends CompactOption> {
  readonly label: string;
  /** The id of an option; one that is not offered any more stays in the list. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  readonly bad?: boolean;
  /** Without, it has no frame until it is pointed at, as in a cell of a table. */
  readonly framed?: boolean;
  readonly id?: string;
  /** Where it is said what is wrong with it. */
  readonly describedBy?: string;
}

/** A select for the cells of a table and for bars: its name is read, not shown. */
export function CompactSelect<Option extends CompactOption>({
  label,
  value,
  options,
  onPick,
  bad = false,
  framed = false,
  id: fieldId,
  describedBy,
}: CompactSelectProps<Option>) {
  const isOffered = options.some(({ id }) => id === value);
  return (
    <select
      id={fieldId}
      className={classNames('cs-select', styles.compact)}
      data-framed={framed || undefined}
      aria-label={label}
      aria-invalid={bad || undefined}
      aria-describedby={bad ? describedBy : undefined}
      value={value}
      onChange={(event) => {
        const chosen = options[event.currentTarget.selectedIndex];
        if (chosen !== undefined) onPick(chosen);
      }}
    >
      {options.map(({ id, text, disabled }) => (
        <option key={id} value={id} disabled={disabled}>
          {text}
        </option>
      ))}
      {isOffered ? null : <option value={value}>{value}</option>}
    </select>
  );
}
