import { TextField } from '@cutsite/ui/form';

/** What the rules say of a name. */
export interface NameChecked {
  readonly hint: string;
  readonly warning: string | null;
  readonly error: string | null;
}

interface PlateNameFieldProps {
  readonly checked: NameChecked;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onEnter: () => void;
}

export const plateNameId = 'plate-name';

/** The name with its rules, checked at each letter. */
export function PlateNameField({ checked, name, onName, onEnter }: PlateNameFieldProps) {
  return (
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
      {...checked}
    />
  );
}
