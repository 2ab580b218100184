export { releaseVoucher } from './release-voucher.ts';
export { reserveVoucher, type VoucherUseRefusal } from './reserve-voucher.ts';
export { type VoucherFacts, voucherFactsSql, voucherOf } from './voucher.repository.ts';
export { voucherRoutes } from './voucher.routes.ts';
export { voucherRefusal } from './voucher-refusal.ts';
