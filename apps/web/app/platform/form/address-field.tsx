import type { Address } from '@cutsite/domain/address';
import type { FormField } from '@cutsite/domain/form';
import { Button } from '@cutsite/ui/button';
import { useRef } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import { useAddressSuggestion } from '../address/address-suggestion.ts';
import { SuggestionView } from '../address/suggestion-view.tsx';
import { type FormControl, fieldId, freshAddress, isAddress } from './form-control.ts';
import styles from './form-panels.module.css';

interface AddressFieldProps {
  readonly field: Extract<FormField, { kind: 'address' }>;
  readonly control: FormControl;
}

/** An address in a form: its parts, and how the store would write it (RQ-6). */
export function AddressField({ field, control }: AddressFieldProps) {
  const { idPrefix, answers, errors, onAnswer } = control;
  const value = answers[field.name];
  const isBegun = isAddress(value);
  const typed = isBegun ? value : freshAddress;
  const { status, ask } = useAddressSuggestion(isBegun ? typed : null);
  const group = useRef<HTMLFieldSetElement>(null);
  const prefix = `${field.name}.`;
  const faults = Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
    ),
  );
  // The button that was pressed is gone then, and whoever uses the keyboard stays where they are.
  const put = (answer: Address | '') => {
    onAnswer(field.name, answer);
    group.current?.focus();
  };
  return (
    <fieldset className={styles.group} id={fieldId(idPrefix, field.name)} tabIndex={-1} ref={group}>
      <legend>
        {field.label}
        {field.required === true ? null : <span className="cs-muted"> (optional)</span>}
      </legend>
      {field.help === undefined ? null : <p className="cs-muted cs-small">{field.help}</p>}
      <div onBlur={() => ask(typed)}>
        <AddressFields
          use="shipping"
          typed={typed}
          errors={faults}
          onType={(part, text) =>
            onAnswer(field.name, (now) => ({
              ...(isAddress(now) ? now : freshAddress),
              ...(part === 'country' ? { subdivision: '' } : {}),
              [part]: text,
            }))
          }
        />
      </div>
      <SuggestionView
        status={status}
        onTake={(address) => {
          ask(address);
          put(address);
        }}
      />
      {isBegun ? (
        <div>
          <Button size="small" variant="quiet" onClick={() => put('')}>
            Leave the address out
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
