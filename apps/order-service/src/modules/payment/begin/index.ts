export { beginOrJoinPayment, beginPayment, type Choices, type Payable } from './begin-payment.ts';
