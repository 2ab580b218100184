import styles from '../tubes.module.css';

interface CellSelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly onPick: (id: Id) => void;
  readonly bad?: boolean;
  readonly framed?: boolean;
}

/** A select without a frame until it is pointed at; a value that is not offered any more stays in its list. */
export function CellSelect<Id extends string>({
  label,
  value,
  options,
  onPick,
  bad = false,
  framed = false,
}: CellSelectProps<Id>) {
  const all = options.some(({ id }) => id === value) ? options : [...options, { id: value, text: value }];
  return (
    <select
      className={styles.select}
      data-framed={framed || undefined}
      aria-label={label}
      aria-invalid={bad || undefined}
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
