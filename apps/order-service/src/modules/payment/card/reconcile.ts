import { withTransaction } from '@cutsite/service-base/database';
import { changePayment, lockPayment, type PaymentKey, type PaymentRow, readPayment } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { sendDueRefunds } from '../refund/send-refunds.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { askNetwork } from './ask-network.ts';
import { endCardPayment } from './end-card-payment.ts';
import { handleEvent } from './receive-event.ts';
import { recheckEndedPayments } from './recheck-ended-payments.ts';

const batch = 20;
/** A payment that is not finished within this time is cancelled, and its voucher is free again. */
export const expiryMs = 60 * 60 * 1000;

/**
 * Looks after what was left half done: payments that are not settled, messages that were kept and not acted on, refunds
 * that the network has not confirmed; and asks again about payments that ended. Every process may do it at any time:
 * what one takes, another skips.
 *
 * @returns how many payments, messages and refunds were looked at
 */
export async function reconcile(dependencies: PaymentDependencies): Promise<number> {
  const due = await claimPayments(dependencies);
  for (const key of due) await attend(dependencies, () => look(dependencies, key), key.paymentId);
  const events = await claimEvents(dependencies);
  for (const event of events) await attend(dependencies, () => handleEvent(dependencies, event), event.id);
  const ended = await recheckEndedPayments(dependencies, (work, subject) => attend(dependencies, work, subject));
  const refunds = await sendDueRefunds(dependencies);
  return due.length + events.length + ended + refunds;
}

/**
 * The same for one message, which is what its job does: messages that come together, or keep failing together, cost a
 * statement each and no look at everything else.
 */
export async function handleDueEvent(dependencies: PaymentDependencies, id: string): Promise<void> {
  for (const event of await claimEvents(dependencies, id)) {
    await attend(dependencies, () => handleEvent(dependencies, event), event.id);
  }
}

/** One that cannot be looked after must not keep the others waiting; it comes round again. */
async function attend({ log }: PaymentDependencies, work: () => Promise<void>, subject: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, subject }, 'could not be reconciled, and will be looked at again');
  }
}

async function look(dependencies: PaymentDependencies, key: PaymentKey): Promise<void> {
  const payment = await readPayment(dependencies.pool, key);
  if (payment === null || (payment.status !== 'created' && payment.status !== 'pending')) return;
  await settlePayment(dependencies, key, await askNetwork(dependencies, payment));
  if (isExpired(payment, dependencies.clock.now())) await expire(dependencies, key);
}

function isExpired(payment: PaymentRow, now: Date): boolean {
  return now.getTime() - payment.created_at.getTime() > expiryMs;
}

async function expire(dependencies: PaymentDependencies, key: PaymentKey): Promise<void> {
  const now = dependencies.clock.now();
  const payment = await withTransaction(dependencies.pool, async (client) => {
    const locked = await lockPayment(client, key);
    if (locked?.status !== 'pending') return null;
    await changePayment(client, locked, { details: { expired: true } }, now);
    return locked;
  });
  if (payment !== null) await endCardPayment(dependencies, payment);
}

/**
 * Looks come 2 s after the start, then in growing distances, at most half a minute: what is paid is placed within one.
 */
async function claimPayments({ pool, clock }: PaymentDependencies): Promise<readonly PaymentKey[]> {
  const { rows } = await pool.query<PaymentKey>({
    name: 'claim-unsettled-payments',
    text: `update payment set next_look_at = $1::timestamptz
                  + least(greatest(($1::timestamptz - created_at) / 4, interval '2 seconds'), interval '30 seconds')
            where (account_id, id) in (
              select account_id, id from payment
               where status in ('created', 'pending') and method = 'card'
                 and coalesce(next_look_at, created_at + interval '2 seconds') <= $1
               order by next_look_at nulls first limit $2 for update skip locked)
        returning account_id as "accountId", id as "paymentId"`,
    values: [clock.now(), batch],
  });
  return rows;
}

/**
 * The same for messages, or for one of them: tried 5 s after they came, and then in growing distances, at most ten
 * minutes.
 */
async function claimEvents(
  { pool, clock }: PaymentDependencies,
  only: string | null = null,
): Promise<readonly { id: string; intentId: string }[]> {
  const { rows } = await pool.query<{ id: string; intentId: string }>({
    name: 'claim-unhandled-events',
    text: `update card_network_event set next_try_at = $1::timestamptz
                  + least(greatest(($1::timestamptz - received_at) / 4, interval '10 seconds'), interval '10 minutes')
            where id in (
              select id from card_network_event
               where handled_at is null and coalesce(next_try_at, received_at + interval '5 seconds') <= $1
                 and ($3::text is null or id = $3)
               order by coalesce(next_try_at, received_at + interval '5 seconds') limit $2 for update skip locked)
        returning id,
                  case when body #>> '{data,object,object}' = 'payment_intent' then body #>> '{data,object,id}' end
                  as "intentId"`,
    values: [clock.now(), batch, only],
  });
  return rows;
}
