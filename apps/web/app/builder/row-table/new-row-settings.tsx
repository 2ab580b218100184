import { Button } from '@cutsite/ui/button';
import { CompactSelect } from '@cutsite/ui/form';
import { Icon } from '@cutsite/ui/icon';
import { useId } from 'react';
import { type ChoiceColumn, optionsOf } from './columns.ts';
import styles from './new-row-settings.module.css';
import type { RowTexts } from './row-list.ts';

/** A choice that no new row could be ordered with, and what can be chosen instead. */
export interface NewRowFault<Change> {
  readonly key: string;
  readonly severity: 'error' | 'warning';
  /** The id of its column. */
  readonly field: string;
  readonly message: string;
  readonly fixes: readonly { readonly label: string; readonly change: Change }[];
}

interface NewRowSettingsProps<Settings, Change extends object> {
  readonly words: RowTexts;
  readonly columns: readonly ChoiceColumn<Settings, Change>[];
  readonly settings: Settings;
  readonly faults: readonly NewRowFault<Change>[];
  readonly onChange: (change: Change) => void;
}

/** What the next rows start with; those that are there keep theirs. Below it is said why none could be ordered so. */
export function NewRowSettings<Settings, Change extends object>({
  words: { many },
  columns,
  settings,
  faults,
  onChange,
}: NewRowSettingsProps<Settings, Change>) {
  const ownId = useId();
  const faultsId = `${ownId}faults`;
  return (
    <>
      <fieldset className={styles.settings}>
        <legend className="cs-visually-hidden">For new {many}</legend>
        <span>For new {many}:</span>
        {columns.map((column) => (
          <CompactSelect
            key={column.id}
            id={`${ownId}${column.id}`}
            label={`${column.name} of new ${many}`}
            value={column.value(settings)}
            options={optionsOf(column, settings)}
            onPick={({ change }) => onChange(change)}
            bad={faults.some(({ field }) => field === column.id)}
            describedBy={faultsId}
            framed
          />
        ))}
      </fieldset>
      <div className={styles.faults} id={faultsId} role="status">
        {faults.map(({ key, severity, field, message, fixes }) => (
          <p key={key}>
            <Icon name={severity} size={14} label={severity} />
            <b>{message}</b>
            {fixes.map(({ label, change }) => (
              <Button
                key={label}
                size="small"
                icon="fix"
                onClick={() => {
                  onChange(change);
                  document.getElementById(`${ownId}${field}`)?.focus();
                }}
              >
                {label}
              </Button>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}
