export { leaveOutRefusedVoucher, type RefusedVoucher, refusedVoucher, voucherRefusal } from './apply-voucher.ts';
export { releaseVoucher, reserveVoucher, type VoucherUseRefusal } from './reserve-voucher.ts';
export { type VoucherFacts, voucherFactsSql, voucherOf } from './voucher.repository.ts';
export { voucherRoutes } from './voucher.routes.ts';
