export { reconcile } from './card/index.ts';
export { lockPayment } from './payment.repository.ts';
export { paymentRoutes } from './payment.routes.ts';
export type { PaidFor, PaymentDependencies, PlaceOrder } from './payment-dependencies.ts';
export { giveBack, giveBackPart, sendRefunds } from './refund/index.ts';
