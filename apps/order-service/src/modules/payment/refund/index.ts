export { type GiveBack, giveBack } from './give-back.ts';
export { sendDueRefunds, sendRefunds } from './send-refunds.ts';
