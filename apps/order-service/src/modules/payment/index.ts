export { handleDueEvent, reconcile } from './card/reconcile.ts';
export { lockPayment, setPoNumber } from './payment.repository.ts';
export { paymentRoutes } from './payment.routes.ts';
export type { PaidFor, PaymentDependencies, PlaceOrder } from './payment-dependencies.ts';
export { giveBack, giveBackPart } from './refund/give-back.ts';
export { sendRefunds } from './refund/send-refunds.ts';
