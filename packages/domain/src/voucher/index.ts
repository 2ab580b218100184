export type { Voucher } from './voucher.ts';
export { voucherDiscount } from './voucher-discount.ts';
