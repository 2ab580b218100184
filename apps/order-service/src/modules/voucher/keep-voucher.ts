import { err, ok, type Result } from '@cutsite/domain/result';
import { voucherCode } from '@cutsite/domain/voucher';
import type { Clock } from '@cutsite/service-base/clock';
import type { Refusal } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { changeOrder } from '../order-contents/index.ts';
import { writeVoucherCode } from './voucher.repository.ts';
import { voucherRefusal } from './voucher-refusal.ts';

export interface VoucherDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** The cart as its path names it, and who asks. */
export interface VoucherOfOrder {
  readonly userId: string;
  readonly id: string;
}

/** The cart, and the code that is on it now. */
export interface AppliedVoucher {
  readonly order_id: string;
  readonly voucher_code: string | null;
}

/**
 * Puts a voucher on a cart. Nothing is used up: that is done by the payment, which keeps the same limits by conditional
 * updates.
 *
 * @returns the sentence that says why not, where the voucher takes nothing off this cart
 */
export function applyVoucher(
  { pool, clock }: VoucherDependencies,
  { userId, id, text }: VoucherOfOrder & { readonly text: string },
): Promise<Result<AppliedVoucher, string> | Refusal<404 | 409>> {
  const code = voucherCode(text);
  return changeOrder<Result<AppliedVoucher, string>>(
    pool,
    { userId, id, action: 'use_voucher' },
    async (client, handle) => {
      const now = clock.now();
      const refusal = await voucherRefusal(client, handle, code, now);
      if (refusal !== null) return err(refusal.message);
      await writeVoucherCode(client, handle, code, now);
      return ok({ order_id: handle.id, voucher_code: code });
    },
  );
}

/** Takes the voucher off a cart; a cart without one stays as it is. */
export function removeVoucher(
  { pool, clock }: VoucherDependencies,
  { userId, id }: VoucherOfOrder,
): Promise<AppliedVoucher | Refusal<404 | 409>> {
  return changeOrder<AppliedVoucher>(pool, { userId, id, action: 'use_voucher' }, async (client, handle) => {
    await writeVoucherCode(client, handle, null, clock.now());
    return { order_id: handle.id, voucher_code: null };
  });
}
