import {
  type Address,
  type AddressField,
  type AddressUse,
  addressFieldLabel,
  addressFieldNames,
  countries,
  isRequired,
  postalCodeWords,
  subdivisionsOf,
} from '@cutsite/domain/address';
import { SelectField, TextField } from '@cutsite/ui/form';
import styles from './address-form.module.css';
import type { AddressFieldErrors } from './use-address-form.ts';

interface AddressFieldsProps {
  readonly use: AddressUse;
  readonly typed: Address;
  readonly errors: AddressFieldErrors;
  readonly onType: (field: AddressField, text: string) => void;
}

/** What browsers fill in by themselves. */
const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
} as const satisfies Record<AddressField, string>;

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));
/** Fields that share a line with another one. */
const halves: ReadonlySet<AddressField> = new Set([
  'firstName',
  'lastName',
  'city',
  'subdivision',
  'postalCode',
  'phone',
]);

/** One field for each part of an address, named as the country names it. */
export function AddressFields({ use, typed, errors, onType }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      {addressFieldNames.map((field) => (
        <OneField key={field} field={field} use={use} typed={typed} error={errors[field]} onType={onType} />
      ))}
    </div>
  );
}

interface OneFieldProps extends Omit<AddressFieldsProps, 'errors'> {
  readonly field: AddressField;
  readonly error: string | undefined;
}

function OneField({ field, use, typed, error, onType }: OneFieldProps) {
  const required = isRequired(field, typed.country, use);
  const shared = {
    label: addressFieldLabel(field, typed.country),
    name: field,
    autoComplete: `${use} ${autoComplete[field]}`,
    value: typed[field],
    error,
    required,
    optional: !required,
    roomy: true,
    className: halves.has(field) ? styles.half : styles.whole,
  };
  const rows = field === 'subdivision' ? subdivisionsOf(typed.country)?.rows : undefined;
  if (field === 'country')
    return <SelectField {...shared} options={countryOptions} onValueChange={(code) => onType(field, code)} />;
  if (rows !== undefined) {
    const options = [{ value: '', label: 'Choose…' }, ...rows.map(({ code, name }) => ({ value: code, label: name }))];
    return <SelectField {...shared} options={options} onValueChange={(code) => onType(field, code)} />;
  }
  const { example } = postalCodeWords(typed.country);
  return (
    <TextField
      {...shared}
      type={field === 'phone' ? 'tel' : 'text'}
      hint={field === 'postalCode' && example !== null ? `as ${example}` : undefined}
      onChange={(event) => onType(field, event.currentTarget.value)}
    />
  );
}
