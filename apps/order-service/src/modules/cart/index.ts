export { type AddToCart, addToCart, type CartDependencies } from './add-to-cart.ts';
export { type CartItemRow, readItem } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { updateShipment, writeStatus } from './cart-head.repository.ts';
export { requestedFacts } from './catalogue-facts.ts';
export { duplicateItem, orderAgain } from './copies/order-again.ts';
export { holdCart, releaseCart } from './hold-cart.repository.ts';
export { cartItemRoutes } from './item.routes.ts';
export {
  type ChosenShipping,
  clearShipping,
  readTerms,
  saveChoices,
  writeAcceptedTerms,
  writeCostCentre,
  writeOrderAddress,
  writeShipping,
} from './order-choices.repository.ts';
export { itemsWithOldPrices } from './prices/prices.repository.ts';
export { acceptPrices, recalculatePrices, setPricesOfToday } from './prices/recalculate-prices.ts';
export { fillQuotedCart, openCartAside } from './quoted-cart/fill-quoted-cart.ts';
export { forgetRemovedItems } from './removed-items/removed-items.ts';
export { type ReplaceItem, replaceItem } from './replace-item.ts';
export { separateLaterChanges } from './separate-later-changes.ts';
export { activate } from './several/manage-carts.ts';
export { retryOnWriteRace } from './write-races.ts';
