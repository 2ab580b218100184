export { type AddToCart, addToCart, type CartDependencies } from './add-to-cart.ts';
export { type CartItemRow, readItem } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { cartItemToWire, orderItemToWire } from './cart-item-to-wire.ts';
export { type ReplaceItem, replaceItem } from './replace-item.ts';
