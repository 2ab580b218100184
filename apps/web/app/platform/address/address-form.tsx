import {
  type Address,
  type AddressField,
  type AddressUse,
  addressWarningMessage,
  addressWarnings,
} from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useRef } from 'react';
import { AddressDifference } from './address-difference.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { useAddressForm } from './use-address-form.ts';

export type AddressFieldErrors = Partial<Readonly<Record<AddressField, string>>>;

/** Why the address was not taken. `sentences` that belong to no field stand above the form. */
export interface AddressRefusal {
  readonly sentences: readonly string[];
  readonly fields: AddressFieldErrors;
}

export interface AddressFormProps {
  readonly use: AddressUse;
  /** What the fields start with. */
  readonly initial?: Address;
  /** Keeps what is typed in this tab under this name until it is taken. */
  readonly draftKey?: string;
  readonly submitLabel: string;
  /** Keeps the address; null when it was taken. */
  readonly onSubmit: (address: Address) => Promise<AddressRefusal | null>;
  readonly onCancel?: () => void;
  /** More buttons beside the first one. */
  readonly actions?: ReactNode;
}

/**
 * Names, place and telephone number of an address, checked by the rules of the domain before it is sent. What would read
 * better is shown as a difference, to be taken or left; nothing changes by itself.
 */
export function AddressForm(props: AddressFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useAddressForm(props, ref);
  const warnings = props.use === 'shipping' ? addressWarnings(form.typed) : [];
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate method="post" ref={ref}>
      {form.refused.map((sentence) => (
        <Notice key={sentence} tone="error" role="alert">
          {sentence}
        </Notice>
      ))}
      <AddressFields use={props.use} typed={form.typed} errors={form.errors} onType={form.type} />
      {warnings.map((code) => (
        <Notice key={code} tone="warnMinor">
          {addressWarningMessage(code)}
        </Notice>
      ))}
      {form.suggestion !== null && (
        <AddressDifference
          suggestion={form.suggestion}
          onTake={form.takeSuggestion}
          onLeave={form.mayLeaveSuggestion ? form.leaveSuggestion : null}
        />
      )}
      <div className={styles.actions}>
        {props.onCancel !== undefined && (
          <Button size="roomy" onClick={props.onCancel}>
            Cancel
          </Button>
        )}
        {props.actions}
        <Button type="submit" variant="primary" size="roomy" busy={form.busy}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
