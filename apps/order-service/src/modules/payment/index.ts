export { startPaymentClerk } from './card/index.ts';
export { paymentRoutes } from './payment.routes.ts';
export type { PaymentDependencies } from './payment-dependencies.ts';
export { giveBack, sendRefunds } from './refund/index.ts';
