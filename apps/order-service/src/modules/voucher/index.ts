export { type VoucherFacts, voucherFactsSql, voucherOf } from './voucher.repository.ts';
export { voucherRoutes } from './voucher.routes.ts';
export { voucherRefusal } from './voucher-refusal.ts';
