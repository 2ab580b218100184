export {
  checkVoucher,
  type VoucherQuestion,
  type VoucherRefusal,
  voucherCode,
  voucherRefusalMessage,
} from './check-voucher.ts';
export type { Voucher } from './voucher.ts';
export { voucherDiscount } from './voucher.ts';
