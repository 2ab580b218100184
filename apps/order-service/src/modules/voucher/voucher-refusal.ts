import { checkVoucher, voucherRefusalMessage } from '@cutsite/domain/voucher';
import type { Pool, PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';
import { readVoucher, voucherOf } from './voucher.repository.ts';

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
