export type { Address } from './address.ts';
export { type AddressField, addressFieldNames, addressFields, emptyAddress, mapAddress } from './address-fields.ts';
export { addressLines } from './address-lines.ts';
export { addressToAsk } from './address-to-ask.ts';
export { type AddressWarningCode, addressWarningMessage, addressWarnings } from './address-warnings.ts';
export {
  type AddressFault,
  type AddressFaultCode,
  type AddressUse,
  addressFaultMessage,
  addressFieldLabel,
  checkAddress,
  checkPhone,
  isRequired,
  withArticle,
} from './check-address.ts';
export { isSameAddress, normaliseAddress } from './normalise-address.ts';
export { type Country, countries, countryName, countryOf } from './places/countries.ts';
export { postalCodeWords } from './places/postal-code.ts';
export { type Subdivision, type Subdivisions, subdivisionsOf } from './places/subdivisions.ts';
export { type AddressChange, type AddressSuggestion, suggestAddress } from './suggest-address.ts';
