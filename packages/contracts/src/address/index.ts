export { addressFieldWords } from './address-field-words.ts';
export {
  addressTypeWord,
  type BookedAddressWire,
  createAddress,
  getLastUsedAddress,
  listAddresses,
  listUsedBillingAddresses,
  listUsedShippingAddresses,
  removeAddress,
  replaceAddress,
  validateAddress,
} from './endpoints.ts';
