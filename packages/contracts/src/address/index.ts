export {
  addressFieldTexts,
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
