export { aReadyCart, type ReadyCart, type ReadyCartOptions } from './a-ready-cart.ts';
