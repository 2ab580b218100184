import { applyReferenceCode, removeReferenceCode } from '@cutsite/contracts/cart';
import { applyVoucher, removeVoucher } from '@cutsite/contracts/voucher';
import { api } from '../../../platform/api.ts';
import { ensureOk } from '../../../platform/failure/ensure-ok.ts';

/** Applies a coupon code; with null, takes off what is there. */
export async function setCoupon(id: string, code: string | null): Promise<void> {
  const params = { id };
  const answer =
    code === null
      ? await api.call(removeVoucher, { params })
      : await api.call(applyVoucher, { params, body: { code } });
  ensureOk(answer);
}

/** Sets the customer's own reference; an empty one takes it off. */
export async function setReference(id: string, text: string): Promise<void> {
  const params = { id };
  const answer =
    text.trim() === ''
      ? await api.call(removeReferenceCode, { params })
      : await api.call(applyReferenceCode, { params, body: { customer_reference_code: text } });
  ensureOk(answer);
}
