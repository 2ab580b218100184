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
export {
  type CartEntryWire,
  createCart,
  listCarts,
  putCartAside,
  readOneCart,
  renameCart,
  setActiveCart,
} from './several-carts.ts';
