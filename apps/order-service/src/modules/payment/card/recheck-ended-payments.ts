import { type PaymentKey, readPayment } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/settle-payment.ts';

const batch = 20;

/**
 * Asks the network again about payments that ended, ten minutes afterwards and then in doubled distances for a day: a
 * message that says one of them went through after all may have been lost.
 *
 * @returns how many were looked at
 */
export async function recheckEndedPayments(
  dependencies: PaymentDependencies,
  attend: (work: () => Promise<void>, subject: string) => Promise<void>,
): Promise<number> {
  const due = await claimEnded(dependencies);
  for (const key of due) await attend(() => look(dependencies, key), key.paymentId);
  return due.length;
}

async function look(dependencies: PaymentDependencies, key: PaymentKey): Promise<void> {
  const payment = await readPayment(dependencies.pool, key);
  if (payment === null || payment.network_id === null) return;
  await settlePayment(dependencies, key, await dependencies.network.readIntent(payment.network_id));
}

async function claimEnded({ pool, clock }: PaymentDependencies): Promise<readonly PaymentKey[]> {
  const { rows } = await pool.query<PaymentKey>({
    name: 'claim-ended-payments',
    text: `update payment set next_look_at = case when $1::timestamptz - updated_at < interval '1 day'
                  then $1::timestamptz + greatest($1::timestamptz - updated_at, interval '10 minutes') end
            where (account_id, id) in (
              select account_id, id from payment
               where status in ('failed', 'cancelled') and method = 'card' and next_look_at <= $1
               order by next_look_at limit $2 for update skip locked)
        returning account_id as "accountId", id as "paymentId"`,
    values: [clock.now(), batch],
  });
  return rows;
}
