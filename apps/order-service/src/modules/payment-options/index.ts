export { paymentOptionsRoutes } from './payment-options.routes.ts';
