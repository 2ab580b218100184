export { afterEnding } from './after-ending.ts';
export { askNetwork } from './ask-network.ts';
export { networkAnswer } from './network-answer.ts';
export { startPaymentClerk } from './payment-clerk.ts';
export { receiveEvent } from './receive-event.ts';
export { startCardPayment } from './start-card-payment.ts';
