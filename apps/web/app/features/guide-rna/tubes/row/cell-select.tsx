import styles from './tubes.module.css';

interface CellSelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly onPick: (id: Id) => void;
  readonly bad?: boolean;
  readonly framed?: boolean;
  readonly id?: string;
  /** Where it is said what is wrong with it. */
  readonly describedBy?: string;
}

/** A select without a frame until it is pointed at; a value that is not offered any more stays in its list. */
export function CellSelect<Id extends string>({
  label,
  value,
  options,
  onPick,
  bad = false,
  framed = false,
  id: fieldId,
  describedBy,
}: CellSelectProps<Id>) {
  const all = options.some(({ id }) => id === value) ? options : [...options, { id: value, text: value }];
  return (
    <select
      id={fieldId}
      className={styles.select}
      data-framed={framed || undefined}
      aria-label={label}
      aria-invalid={bad || undefined}
      aria-describedby={bad ? describedBy : undefined}
      value={value}
      onChange={(event) => {
        const chosen = all[event.currentTarget.selectedIndex];
        if (chosen !== undefined) onPick(chosen.id);
      }}
    >
      {all.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
