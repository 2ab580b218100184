export { aBegunCheckout, type BegunCheckout, bostonAddress } from './a-begun-checkout.ts';
export { aPlacedOrder, type PlacedOrder } from './a-placed-order.ts';
export { aReadyCart, completeCheckout, type ReadyCart, type ReadyCartOptions } from './a-ready-cart.ts';
export { aBlanketPo, aPurchaseOrder, aVoucher, someEditCredit } from './a-way-to-pay.ts';
