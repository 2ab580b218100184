export { placedOrderRoutes } from './placed-order.routes.ts';
