import { addressWarningMessage, addressWarnings } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useRef } from 'react';
import { AddressDifference } from './address-difference.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { type AddressFormProps, useAddressForm } from './use-address-form.ts';

/**
 * Names, place and telephone number of an address, checked by the rules of the domain before it is sent. What would
 * read better is shown as a difference, to be taken or left; nothing changes by itself.
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
