export { type AddedStateWire, findAddedItems, maxItemsRequested } from './added-items.ts';
export {
  acceptPrices,
  addToCart,
  applyReferenceCode,
  type CartEndpoints,
  cartEndpoints,
  createCart,
  getCart,
  getOrderedItem,
  getOrderItem,
  readOneCart,
  removeReferenceCode,
  replaceOrderedItem,
  setActiveCart,
  updateItemQuantity,
} from './cart-endpoints.ts';
export {
  type AnyCart,
  type AnyCartItem,
  type CartItemWire,
  type CartSchemas,
  type CartWire,
  type CommonCartFields,
  cartSchemas,
} from './cart-schemas.ts';
export { removeCartItem } from './endpoints.ts';
export { type CopiedItemsWire, duplicateItem, orderAgain } from './order-again.ts';
export { type RecalculationWire, recalculatePrices } from './recalculate.ts';
export { bringBackItem, listRemovedItems, type RemovedItemWire } from './removed-items.ts';
export { type CartEntryWire, listCarts, putCartAside, renameCart } from './several-carts.ts';
