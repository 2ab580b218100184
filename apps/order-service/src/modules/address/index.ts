export { type AddressDependencies, addressRoutes, bookFullMessage } from './address.routes.ts';
export { readAddressInput } from './address-refusals.ts';
export { type ChosenAddress, putInBook, useAddress } from './keep-address-book.ts';
