export { paymentRoutes } from './payment.routes.ts';
