export { cancelRefill } from './cancel-refill.ts';
export { creditRefill } from './credit-refill.ts';
export { giveCredit } from './give-credit.ts';
export { type ReservedRefill, reserveRefill } from './reserve-refill.ts';
