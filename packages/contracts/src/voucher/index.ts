export { applyVoucher, removeVoucher } from './endpoints.ts';
