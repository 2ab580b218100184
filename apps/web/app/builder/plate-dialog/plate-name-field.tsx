import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import styles from './plate-dialog.module.css';

/** What the rules say of a name. */
export interface NameChecked {
  readonly hint: string;
  readonly warning: string | null;
  readonly error: string | null;
  /** A name that could be ordered in its place; null or absent: none is needed, or none is known. */
  readonly offered?: string | null;
}

interface PlateNameFieldProps {
  readonly checked: NameChecked;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onEnter: () => void;
}

export const plateNameId = 'plate-name';

/** The name with its rules, checked at each letter, and a name that can be ordered where this one cannot. */
export function PlateNameField({ checked, name, onName, onEnter }: PlateNameFieldProps) {
  const { offered = null, ...said } = checked;
  return (
    <div>
      <TextField
        id={plateNameId}
        label="Plate name"
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The focus goes back to the button that opened the dialog, which must not take this Enter as a press.
          event.preventDefault();
          onEnter();
        }}
        {...said}
      />
      {/* It has its place from the beginning: typing moves nothing. */}
      <div className={styles.offered}>
        {offered === null ? null : (
          <Button
            size="small"
            icon="fix"
            onClick={() => {
              onName(offered);
              document.getElementById(plateNameId)?.focus();
            }}
          >
            {`Use ${offered}`}
          </Button>
        )}
      </div>
    </div>
  );
}
