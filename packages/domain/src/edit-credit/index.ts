export { type CreditType, creditTypes, ledgerKinds } from './credit-types.ts';
export { checkRefillAmount, type RefillFault, refillMessage, refillSteps } from './refill-amount.ts';
