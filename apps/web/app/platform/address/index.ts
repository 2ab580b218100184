export { AddressForm, type AddressFormProps, type AddressRefusal } from './address-form.tsx';
export { addressRefusal } from './address-refusal.ts';
export { isAddress } from './use-address-form.ts';
