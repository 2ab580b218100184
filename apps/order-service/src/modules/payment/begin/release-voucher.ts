import type { PoolClient } from 'pg';
import type { PaymentRow } from '../payment.repository.ts';

/** Gives the voucher use of a payment back that did not go through, or whose order was cancelled. Again: nothing is left to give back. */
export async function releaseVoucher(
  client: PoolClient,
  { account_id: accountId, cart_id: cartId, id }: Pick<PaymentRow, 'account_id' | 'cart_id' | 'id'>,
): Promise<void> {
  const { rows } = await client.query<{ code: string; customer_id: string }>(
    'select code, coalesce(customer_id, account_id) as customer_id from voucher_use where account_id = $1 and cart_id = $2 and payment_id = $3',
    [accountId, cartId, id],
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
