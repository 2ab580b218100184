export { type ChangeOfOrder, changeOrder } from './change-order.ts';
export { freezeVersion, type OrderVersion } from './freeze-version.ts';
export { knownId } from './known-id.ts';
export { findOrder, lockOrder, type OrderHandle } from './order-handle.ts';
export { readContents } from './read-contents.ts';
export {
  contentsVersion,
  itemVersion,
  readStoredContents,
  readStoredItem,
} from './stored-form/index.ts';
export { priceLineOf, type StoredPriceLine, storedPriceLine } from './stored-price.ts';
