export { beginOrJoinPayment, beginPayment, type Choices, type Payable } from './begin-payment.ts';
export { releaseVoucher } from './release-voucher.ts';
