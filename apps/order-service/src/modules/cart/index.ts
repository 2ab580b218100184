export { type AddToCart, addToCart, type CartDependencies } from './add-to-cart.ts';
export { type CartItemRow, readItem } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { cartItemToWire, orderItemToWire } from './cart-item-to-wire.ts';
export { duplicateItem, orderAgain } from './copies/order-again.ts';
export { acceptPrices, recalculatePrices } from './prices/recalculate-prices.ts';
export { type ReplaceItem, replaceItem } from './replace-item.ts';
export { activate } from './several/keep-carts.ts';
export { untilSettled } from './write-races.ts';
