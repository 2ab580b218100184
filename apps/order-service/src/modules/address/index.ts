export { addressRoutes } from './address.routes.ts';
export { bookFullMessage, showBook } from './address-book.ts';
export { readAddressInput } from './address-refusals.ts';
export { addressesOfBook, type ChosenAddress, putInBook, useAddress } from './manage-address-book.ts';
