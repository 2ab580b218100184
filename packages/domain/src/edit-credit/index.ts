export {
  type CreditType,
  checkRefillAmount,
  creditTypes,
  ledgerKinds,
  type RefillFault,
  refillMessage,
  refillSteps,
} from './refill-amount.ts';
