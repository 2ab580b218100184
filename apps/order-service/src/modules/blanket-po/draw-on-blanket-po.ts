import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';

/** What an order takes from a blanket purchase order of the payer; amounts in minor units. */
export interface BlanketPoDraw {
  readonly accountId: string;
  readonly id: string;
  readonly amountMinor: number;
  readonly paymentId: string;
  readonly orderId: string;
  readonly now: Date;
}

/** Why nothing was drawn. */
export type BlanketPoRefusal =
  | { readonly code: 'no_blanket_po' }
  | { readonly code: 'blanket_po_expired'; readonly number: string; readonly validUntil: string }
  | {
      readonly code: 'blanket_po_too_low';
      readonly number: string;
      readonly balanceMinor: number;
      readonly due: number;
    };

/**
 * Draws an amount from a blanket purchase order with a line of its ledger, in the payment's transaction: its balance is
 * the condition of the update (ruling 18).
 *
 * @returns its number
 */
export async function drawOnBlanketPo(
  client: PoolClient,
  draw: BlanketPoDraw,
): Promise<Result<string, BlanketPoRefusal>> {
  const { accountId, id, amountMinor, paymentId, orderId, now } = draw;
  const { rows } = await client.query<{ number: string; balance_minor: number }>({
    name: 'draw-on-blanket-po',
    text: `update blanket_po set balance_minor = balance_minor - $3, updated_at = $4
                where account_id = $1 and id = $2 and balance_minor >= $3
                  and (valid_until is null or valid_until >= $5::date)
            returning number, balance_minor`,
    values: [accountId, id, amountMinor, now, dateOf(now)],
  });
  const [drawn] = rows;
  if (drawn === undefined) return err(await whyNot(client, draw));
  if (amountMinor > 0) {
    await client.query({
      name: 'keep-blanket-po-draw',
      text: `insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor,
                                                     payment_id, order_id, at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [accountId, uuid(), id, -amountMinor, drawn.balance_minor, paymentId, orderId, now],
    });
  }
  return ok(drawn.number);
}

/** The day of now in UTC, which is the clock of the store. */
function dateOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

async function whyNot(
  client: PoolClient,
  { accountId, id, amountMinor, now }: BlanketPoDraw,
): Promise<BlanketPoRefusal> {
  const { rows } = await client.query<{ number: string; balance_minor: number; valid_until: string | null }>(
    'select number, balance_minor, valid_until from blanket_po where account_id = $1 and id = $2',
    [accountId, id],
  );
  const [found] = rows;
  if (found === undefined) return { code: 'no_blanket_po' };
  const { number, valid_until: validUntil, balance_minor: balanceMinor } = found;
  if (validUntil !== null && validUntil < dateOf(now)) return { code: 'blanket_po_expired', number, validUntil };
  return { code: 'blanket_po_too_low', number, balanceMinor, due: amountMinor };
}

/** How much of a payment goes back to what it was drawn from, in minor units, and when. */
interface PutBackDraw {
  readonly accountId: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly now: Date;
}

/** Makes some of what this payment drew from a blanket purchase order available again. */
export async function putBackOnBlanketPo(
  client: PoolClient,
  { accountId, paymentId, orderId, amountMinor, now }: PutBackDraw,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'give-back-to-blanket-po',
    text: `with drawn as (
             select blanket_po_id from blanket_po_transaction
              where account_id = $1 and payment_id = $2 and amount_minor < 0),
           given as (
             update blanket_po b set balance_minor = b.balance_minor + $6, updated_at = $3
               from drawn d where b.account_id = $1 and b.id = d.blanket_po_id returning b.id, b.balance_minor)
           insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor, payment_id,
                                               order_id, at)
           select $1, $4, g.id, $6, g.balance_minor, $2, $5, $3 from given g`,
    values: [accountId, paymentId, now, uuid(), orderId, amountMinor],
  });
  if (rowCount !== 1) throw new Error(`Payment ${paymentId} drew on no blanket purchase order`);
}
