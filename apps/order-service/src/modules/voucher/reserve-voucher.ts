import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

interface Reservation {
  readonly order: Pick<OrderHandle, 'accountId' | 'id' | 'actorId'>;
  readonly code: string;
  readonly paymentId: string;
  readonly now: Date;
}

/** Why no use was taken: the caller's transaction has to be rolled back then. */
export type VoucherUseRefusal = 'voucher_ended' | 'voucher_used_up' | 'voucher_used_by_customer';

/**
 * Takes one use of a voucher for a payment, in the payment's transaction; the payer is the customer whose uses are
 * counted. Each of the two bounds is the condition of an update, never a look before a write, so that parallel orders
 * cannot share the last use (promise M4).
 */
export async function reserveVoucher(
  client: PoolClient,
  { order, code, paymentId, now }: Reservation,
): Promise<Result<null, VoucherUseRefusal>> {
  const { accountId, id: cartId, actorId: customerId } = order;
  const { rows } = await client.query<{ limit_per_customer: number | null }>({
    name: 'take-voucher-use',
    text: `update voucher set uses = uses + 1
            where code = $1 and (limit_total is null or uses < limit_total)
              and (valid_from is null or valid_from <= $2) and (valid_until is null or valid_until > $2)
        returning limit_per_customer`,
    values: [code, now],
  });
  const [taken] = rows;
  if (taken === undefined) return err(await whyNot(client, code, now));
  const { rowCount } = await client.query({
    name: 'take-voucher-use-of-customer',
    text: `insert into voucher_customer as kept (code, account_id, uses) values ($1, $2, 1)
           on conflict (code, account_id) do update set uses = kept.uses + 1
            where $3::integer is null or kept.uses < $3`,
    values: [code, customerId, taken.limit_per_customer],
  });
  if (rowCount !== 1) return err('voucher_used_by_customer');
  await client.query({
    name: 'keep-voucher-use',
    text: 'insert into voucher_use (code, account_id, cart_id, payment_id, taken_at, customer_id) values ($1, $2, $3, $4, $5, $6)',
    values: [code, accountId, cartId, paymentId, now, customerId],
  });
  return ok(null);
}

async function whyNot(client: PoolClient, code: string, now: Date): Promise<'voucher_ended' | 'voucher_used_up'> {
  const { rowCount } = await client.query(
    `select 1 from voucher where code = $1 and (valid_from is null or valid_from <= $2)
        and (valid_until is null or valid_until > $2)`,
    [code, now],
  );
  return rowCount === 1 ? 'voucher_used_up' : 'voucher_ended';
}

/** A payment that holds a use, and the order that it was to pay for; null where it pays for none. */
interface HeldUse {
  readonly accountId: string;
  readonly cartId: string | null;
  readonly paymentId: string;
}

/**
 * Gives the voucher use of a payment back that did not go through, or whose order was cancelled. Again: nothing is left
 * to give back.
 */
export async function releaseVoucher(client: PoolClient, { accountId, cartId, paymentId }: HeldUse): Promise<void> {
  const { rows } = await client.query<{ code: string; customer_id: string }>(
    'select code, coalesce(customer_id, account_id) as customer_id from voucher_use where account_id = $1 and cart_id = $2 and payment_id = $3',
    [accountId, cartId, paymentId],
  );
  // In the order in which a reservation takes them, so that the two never wait for each other.
  for (const { code, customer_id: customerId } of rows) {
    await client.query('update voucher set uses = uses - 1 where code = $1', [code]);
    await client.query('update voucher_customer set uses = uses - 1 where code = $1 and account_id = $2', [
      code,
      customerId,
    ]);
    await client.query('delete from voucher_use where code = $1 and account_id = $2 and cart_id = $3', [
      code,
      accountId,
      cartId,
    ]);
  }
}
