export { countOrdersOf, type OrdersOfCustomer, readNumberOfOrder } from './list/orders-of-customers.repository.ts';
export { orderQueueRoutes } from './order-queue.routes.ts';
export { placeOrder } from './place/place-order.ts';
export { placedOrderRoutes } from './placed-order.routes.ts';
export { screenDueOrders } from './screening/screen-due-orders.ts';
export { drawForMail } from './staff/draw-for-mail.ts';
export { staffOrderRoutes } from './staff-order.routes.ts';
