import { err, ok, type Result } from '@cutsite/domain/result';
import { checkVoucher, voucherCode, voucherRefusalMessage } from '@cutsite/domain/voucher';
import type { Clock } from '@cutsite/service-base/clock';
import type { Refusal } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import { changeOrder, type OrderHandle } from '../order-contents/index.ts';
import { readVoucher, readVoucherCode, voucherOf, writeVoucherCode } from './voucher.repository.ts';

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

/** Why the voucher on a cart cannot be used any more, asked as applying it asks; null: it can. */
export async function voucherRefusal(
  db: Pool | PoolClient,
  handle: Pick<OrderHandle, 'accountId' | 'id'>,
  code: string,
  now: Date,
): Promise<{ readonly code: string; readonly message: string } | null> {
  const { facts, productSlugs } = await readVoucher(db, handle, code);
  const known = facts === null ? null : voucherOf(facts);
  const uses = known?.uses ?? { total: 0, byCustomer: 0 };
  const checked = checkVoucher({ voucher: known?.voucher ?? null, uses, productSlugs, now });
  if (checked.ok) return null;
  return { code: checked.error, message: voucherRefusalMessage(checked.error, known?.voucher ?? null) };
}

/** A voucher that is on a cart or quote and cannot be used any more, with its sentence. */
export interface RefusedVoucher {
  readonly voucher: string;
  readonly code: string;
  readonly message: string;
}

/** The voucher on an order, where it cannot be used any more; null: it can, or there is none. */
export async function refusedVoucher(
  db: Pool | PoolClient,
  order: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<RefusedVoucher | null> {
  const voucher = await readVoucherCode(db, order);
  const refusal = voucher === null ? null : await voucherRefusal(db, order, voucher, now);
  return voucher === null || refusal === null ? null : { voucher, code: refusal.code, message: refusal.message };
}

/**
 * Takes the voucher off an order, where it cannot be used any more. The caller holds the lock of the order.
 *
 * @returns what was taken off; null: the order stays as it is
 */
export async function leaveOutRefusedVoucher(
  client: PoolClient,
  order: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<RefusedVoucher | null> {
  const refused = await refusedVoucher(client, order, now);
  if (refused !== null) await writeVoucherCode(client, order, null, now);
  return refused;
}
