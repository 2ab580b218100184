export {
  type CartAction,
  type CartRefusal,
  type CartStatus,
  cartCan,
  cartRefusalMessages,
  cartStatuses,
  heldCartMessage,
  statusesThatCan,
} from './cart-states.ts';
export {
  type CartTextFault,
  cartTextLimits,
  cartTextMessages,
  checkCartName,
  checkReferenceCode,
} from './cart-texts.ts';
export { freeName } from './free-name.ts';
export { oldestPriceAt, pricesHoldUntil } from './price-hold.ts';
export { checkQuantity, quantityLeftMessage, quantityLimits, quantityMessage } from './quantity.ts';
export { maxRemovedItems, restorableSince, restorableUntil } from './removed-items.ts';
