import { nameMaxLength, type RowFault } from '@cutsite/domain/guide-rna';
import { TextField } from '@cutsite/ui/form';
import { useFieldPaste } from '../paste/guide-paste.ts';
import { said } from './said.ts';

interface NameFieldProps {
  readonly id: string;
  readonly value: string;
  readonly faults: readonly RowFault[];
  readonly onChange: (text: string) => void;
}

/** Longer names can be typed, so that the message says what is wrong instead of letters going missing. */
export function NameField({ id, value, faults, onChange }: NameFieldProps) {
  const onPaste = useFieldPaste();
  return (
    <TextField
      id={id}
      label="Name"
      value={value}
      autoComplete="off"
      spellCheck={false}
      hint={`${value.trim().length} of ${nameMaxLength} characters`}
      error={said(faults, 'name', 'error')}
      warning={said(faults, 'name', 'warning')}
      onPaste={onPaste}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
