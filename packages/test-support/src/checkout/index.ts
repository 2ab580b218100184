export { aPlacedOrder, type PlacedOrder } from './a-placed-order.ts';
export { aReadyCart, type ReadyCart, type ReadyCartOptions } from './a-ready-cart.ts';
