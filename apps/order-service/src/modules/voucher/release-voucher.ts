import type { PoolClient } from 'pg';

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
