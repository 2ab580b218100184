export {
  addOnItemSchema,
  type CartItemWire,
  type CartWire,
  cartGroupSchema,
  cartItemSchema,
  cartSchema,
  type OrderItemWire,
  orderItemSchema,
} from './cart-schemas.ts';
export { getCart, removeCartItem, updateItemQuantity } from './endpoints.ts';
export { addToCart, getOrderedItem, getOrderItem, replaceOrderedItem } from './item-endpoints.ts';
export { type CopiedItemsWire, duplicateItem, orderAgain } from './order-again.ts';
export { acceptPrices, type RecalculationWire, recalculatePrices } from './recalculate.ts';
export { applyReferenceCode, removeReferenceCode } from './reference-code.ts';
export {
  type CartEntryWire,
  createCart,
  listCarts,
  putCartAside,
  readOneCart,
  renameCart,
  setActiveCart,
} from './several-carts.ts';
