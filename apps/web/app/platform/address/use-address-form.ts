import { addressFieldTexts } from '@cutsite/contracts/address';
import {
  type Address,
  type AddressField,
  type AddressSuggestion,
  type AddressUse,
  addressFaultMessage,
  addressFieldNames,
  checkAddress,
  emptyAddress,
  normaliseAddress,
  suggestAddress,
} from '@cutsite/domain/address';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useFailureDialog } from '../failure/failure-dialog.tsx';
import type { RefusedCall } from '../forms/refused-call.ts';
import { forgetInSession, useSessionState } from '../forms/session-state.ts';

/** Where a new address begins: most are in the store's own country. */
const fresh: Address = { ...emptyAddress, country: 'US' };

export function isAddress(value: unknown): value is Address {
  return (
    typeof value === 'object' &&
    value !== null &&
    addressFieldNames.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}

/** What an address form knows and does. */
export function useAddressForm(
  { use, initial, draftKey, onSubmit, onTyped }: AddressFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [typed, setTyped] = useSessionState(draftKey ?? null, initial ?? fresh, isAddress);
  const [errors, setErrors] = useState<AddressFieldErrors>({});
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [suggestion, setSuggestion] = useState<AddressSuggestion | null>(null);
  const [busy, setBusy] = useState(false);
  const showFailure = useFailureDialog();

  const focus = (field: string | undefined) => {
    // After the fields have been drawn with their errors.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${field ?? ''}"]`)?.focus());
  };

  async function send(address: Address, isDecided: boolean) {
    const faults = checkAddress(address, use);
    const better = suggestAddress(address);
    const sentences = faults.map((fault) => [fault.field, addressFaultMessage(fault, address.country)] as const);
    setErrors(Object.fromEntries(sentences));
    setRefused([]);
    setSuggestion(better !== null && (faults.length > 0 || !isDecided) ? better : null);
    if (faults.length > 0) return focus(faults[0]?.field);
    if (better !== null && !isDecided) return focus('take-suggestion');
    setBusy(true);
    try {
      const refusal = await onSubmit(address);
      if (refusal === null) {
        if (draftKey !== undefined) forgetInSession(draftKey);
        return undefined;
      }
      setErrors(refusal.fields);
      const [first] = addressFieldNames.filter((field) => refusal.fields[field] !== undefined);
      setRefused(first === undefined ? refusal.sentences : []);
      focus(first);
    } catch (error) {
      showFailure(error, () => void send(address, isDecided));
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  const take = (address: Address) => {
    setTyped(address);
    void send(address, true);
  };

  return {
    typed,
    errors,
    refused,
    suggestion,
    busy,
    /** What was typed can be kept when it would pass. */
    mayLeaveSuggestion: checkAddress(normaliseAddress(typed), use).length === 0,
    takeSuggestion: () => suggestion !== null && take(suggestion.address),
    leaveSuggestion: () => take(normaliseAddress(typed)),
    type(field: AddressField, text: string) {
      onTyped?.();
      // States belong to their country.
      setTyped((now) => ({ ...now, ...(field === 'country' ? { subdivision: '' } : {}), [field]: text }));
      setErrors((now) => ({ ...now, [field]: undefined }));
      setSuggestion(null);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (!busy) void send(normaliseAddress(typed), false);
    },
  };
}

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
  /** Something was typed. */
  readonly onTyped?: () => void;
  /** More buttons beside the first one. */
  readonly actions?: ReactNode;
}

/**
 * A refusal of the service as the form of an address shows it: "Address failure stores the field errors of the
 * address".
 */
export function addressRefusal({ sentences, fields }: RefusedCall): AddressRefusal {
  const errors = addressFieldNames.flatMap((field) => {
    const sentence = fields[addressFieldTexts[field]];
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return { sentences, fields: Object.fromEntries(errors) };
}
