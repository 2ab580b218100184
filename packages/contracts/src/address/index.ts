export {
  addressFieldTexts,
  addressTypeWord,
  type BookedAddressWire,
  bookedAddressSchema,
  createAddress,
  getLastUsedAddress,
  listAddresses,
  listUsedBillingAddresses,
  listUsedShippingAddresses,
  removeAddress,
  replaceAddress,
  validateAddress,
} from './endpoints.ts';
