import {
  applyVoucher as applyVoucherEndpoint,
  removeVoucher as removeVoucherEndpoint,
} from '@cutsite/contracts/voucher';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { applyVoucher, removeVoucher, type VoucherDependencies } from './apply-voucher.ts';

/** The two calls of the order coupon (CA-15, CA-16; their paths have no `/api`). */
export function voucherRoutes(dependencies: VoucherDependencies): RouteBinding[] {
  return [
    bind(applyVoucherEndpoint, async ({ user, params, body }) => {
      const applied = await applyVoucher(dependencies, { userId: user.id, id: params.id, text: body.code });
      if ('status' in applied) return applied;
      if (applied.ok) return { status: 200, body: applied.value };
      return refuse.invalid({ error_message: applied.error, field_errors: { code: [applied.error] } });
    }),

    bind(removeVoucherEndpoint, async ({ user, params }) => {
      const removed = await removeVoucher(dependencies, { userId: user.id, id: params.id });
      return 'status' in removed ? removed : { status: 200, body: removed };
    }),
  ];
}
