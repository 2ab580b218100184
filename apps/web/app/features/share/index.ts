export { HeldOrders } from './held-orders.tsx';
export { ShareCart } from './share-cart.tsx';
export { SharedCartPage } from './shared-cart-page.tsx';
