import { type CartTextFault, checkReferenceCode } from '@cutsite/domain/cart';
import { ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import type { Refusal } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { changeOrder } from '../order-contents/index.ts';
import { writeReference } from './cart-head.repository.ts';

interface ReferenceOfOrder {
  readonly order_id: string;
  readonly customer_reference_code: string | null;
}

interface Parts {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Sets the customer's own reference, which is printed on every document; or says what is wrong with it. */
export async function applyReference(
  parts: Parts,
  { userId, id, text }: { readonly userId: string; readonly id: string; readonly text: string },
): Promise<Result<ReferenceOfOrder, CartTextFault> | Refusal<404 | 409>> {
  const checked = checkReferenceCode(text);
  if (!checked.ok) return checked;
  const kept = await keep(parts, { userId, id, code: checked.value });
  return 'status' in kept ? kept : ok(kept);
}

/** Takes the reference off. */
export function removeReference(
  parts: Parts,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<ReferenceOfOrder | Refusal<404 | 409>> {
  return keep(parts, { userId, id, code: null });
}

function keep(
  { pool, clock }: Parts,
  { userId, id, code }: { readonly userId: string; readonly id: string; readonly code: string | null },
): Promise<ReferenceOfOrder | Refusal<404 | 409>> {
  return changeOrder<ReferenceOfOrder>(pool, { userId, id, action: 'set_reference' }, async (client, handle) => {
    await writeReference(client, handle, code, clock.now());
    return { order_id: handle.id, customer_reference_code: code };
  });
}
