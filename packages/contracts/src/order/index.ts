export { switchCartQuote } from './cart-quote-switch.ts';
export { addToCart, getOrderedItem, getOrderItem, replaceOrderedItem } from './endpoints.ts';
export { type CopiedItemsWire, duplicateItem, orderAgain } from './order-again.ts';
export { acceptPrices, type RecalculationWire, recalculatePrices } from './recalculate.ts';
export { applyReferenceCode, removeReferenceCode } from './reference-code.ts';
