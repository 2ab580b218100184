export { afterEnding } from './after-ending.ts';
export { askNetwork } from './ask-network.ts';
export { networkAnswer } from './network-answer.ts';
export { receiveEvent } from './receive-event.ts';
export { reconcile } from './reconcile.ts';
export { startCardPayment } from './start-card-payment.ts';
