import { TextField } from '@cutsite/ui/form';
import type { ClipboardEventHandler } from 'react';
import { panelFields } from '../plate-view/panel-fields.ts';
import type { FieldFaults } from './field-faults.ts';

interface NameFieldProps extends FieldFaults {
  readonly value: string;
  /** So many characters fit on the label. */
  readonly longest: number;
  readonly onType: (text: string) => void;
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** The name of the selected well. Longer ones can be typed: the message says what is wrong, and no letter is lost. */
export function NameField({ value, longest, error, warning, onType, onPaste }: NameFieldProps) {
  return (
    <TextField
      id={panelFields.nameId}
      label="Name"
      value={value}
      autoComplete="off"
      spellCheck={false}
      hint={`${value.trim().length} of ${longest} characters`}
      error={error}
      warning={warning}
      onPaste={onPaste}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
