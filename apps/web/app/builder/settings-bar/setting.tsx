import styles from './settings-bar.module.css';

interface SettingProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly text: string; readonly disabled?: boolean }[];
  readonly bad?: true | undefined;
  readonly onPick: (id: Id) => void;
}

/** One choice of a settings bar: its name above, a select below. */
export function Setting<Id extends string>({ label, value, options, bad, onPick }: SettingProps<Id>) {
  return (
    <label className={styles.setting} data-bad={bad}>
      <span>{label}</span>
      <select
        className="cs-select"
        value={value}
        aria-invalid={bad}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onPick(chosen.id);
        }}
      >
        {options.map(({ id, text, disabled }) => (
          <option key={id} value={id} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
