export { orderQueueRoutes } from './order-queue.routes.ts';
export { drawForMail } from './papers/draw-for-mail.ts';
export { placeOrder } from './place/place-order.ts';
export { placedOrderRoutes } from './placed-order.routes.ts';
export { screenDueOrders } from './screening/screen-due-orders.ts';
export { staffOrderRoutes } from './staff-order.routes.ts';
