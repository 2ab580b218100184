import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { crashPoint } from '../../../crash-points/index.ts';
import type { Payable } from '../begin/index.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import type { WayToPay } from './way-to-pay.ts';

/** From a blanket purchase order of whoever pays: its balance is drawn down (ruling 18). */
export function byBlanketPo(id: string): WayToPay {
  return {
    method: 'blanket_purchase_order',
    take: async (client, payable, now) => {
      const { order, amountMinor, paymentId } = payable;
      const { rows } = await client.query<{ number: string; balance_minor: number }>({
        name: 'draw-on-blanket-po',
        text: `update blanket_po set balance_minor = balance_minor - $3, updated_at = $4
                where account_id = $1 and id = $2 and balance_minor >= $3
                  and (valid_until is null or valid_until >= $5::date)
            returning number, balance_minor`,
        values: [order.actorId, id, amountMinor, now, dateOf(now)],
      });
      const [drawn] = rows;
      if (drawn === undefined) throw new PaymentRefused(await whyNot(client, id, payable, now));
      if (amountMinor > 0) {
        await client.query({
          name: 'keep-blanket-po-draw',
          text: `insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor,
                                                     payment_id, order_id, at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          values: [order.actorId, uuid(), id, -amountMinor, drawn.balance_minor, paymentId, order.id, now],
        });
      }
      crashPoint('credit-drawn');
      return { blanket_po_id: id, po_number: drawn.number };
    },
  };
}

/** The day of now in UTC, which is the clock of the store. */
function dateOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

async function whyNot(client: PoolClient, id: string, { order, amountMinor }: Payable, now: Date) {
  const { rows } = await client.query<{ number: string; balance_minor: number; valid_until: string | null }>(
    'select number, balance_minor, valid_until from blanket_po where account_id = $1 and id = $2',
    [order.actorId, id],
  );
  const [found] = rows;
  if (found === undefined) return { code: 'no_blanket_po' } as const;
  const { number, valid_until: validUntil, balance_minor: balanceMinor } = found;
  if (validUntil !== null && validUntil < dateOf(now))
    return { code: 'blanket_po_expired', number, validUntil } as const;
  return { code: 'blanket_po_too_low', number, balanceMinor, due: amountMinor } as const;
}
