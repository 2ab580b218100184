export { OrderPage } from './detail/order-page.tsx';
export { OrdersPage } from './list/orders-page.tsx';
