export { giveBack, giveBackPart } from './give-back.ts';
export { insertRefund } from './refund.repository.ts';
export { sendDueRefunds, sendRefunds } from './send-refunds.ts';
