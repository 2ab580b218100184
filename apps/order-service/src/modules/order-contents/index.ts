export { type ChangeOfOrder, changeOrder } from './change-order.ts';
export { deliveriesOf, deliveriesToWire } from './deliveries.ts';
export { freezeCorrected, freezeVersion, type OrderVersion } from './freeze-version.ts';
export { itemListsOf } from './item-lists.ts';
export { findOrder, knownId, lockOrder, type OrderHandle } from './order-handle.ts';
export { readContents } from './read-contents.ts';
export { contentsVersion, readStoredContents } from './stored-form/stored-contents.ts';
export { itemVersion, readStoredItem } from './stored-form/stored-item.ts';
export { priceLineOf, type StoredPriceLine, storedPriceLine } from './stored-price.ts';
