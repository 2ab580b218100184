export { addressBookQuery } from './address-book-query.ts';
export { AddressForm } from './address-form.tsx';
export type { AddressFormProps, AddressRefusal } from './address-form-props.ts';
export { addressRefusal } from './address-refusal.ts';
export { isAddress } from './use-address-form.ts';
