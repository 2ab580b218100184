import type { OrderContents } from '@cutsite/domain/checkout';
import type { PoolClient } from 'pg';
import { crashPoint } from '../../../crash-points/index.ts';
import { withTransaction } from '../../../database/index.ts';
import type { NetworkIntent } from '../../../gateways/card-network/index.ts';
import { putMail } from '../../../outbox/index.ts';
import { cancelRefill, creditRefill } from '../../edit-credit/index.ts';
import { releaseVoucher } from '../begin/index.ts';
import { paymentFailedMail } from '../mails/index.ts';
import { changePayment, lockPayment, type PaymentKey, type PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { readAddresses } from './order.repository.ts';
import { placeOrder } from './place-order.ts';

type Dependencies = Pick<PaymentDependencies, 'pool' | 'clock' | 'config' | 'log'>;

/**
 * Brings a card payment to where the card network says it is: the one place where the network's word changes anything,
 * called by confirm, by its messages and by the reconciler, in any order and as often as they like. What is paid becomes
 * an order in the same transaction, under the lock of its cart.
 *
 * @param intent as the network has just told it; never a copy from a message
 */
export async function settlePayment(dependencies: Dependencies, key: PaymentKey, intent: NetworkIntent): Promise<void> {
  const now = dependencies.clock.now();
  await withTransaction(dependencies.pool, async (client) => {
    const payment = await lockPayment(client, key);
    if (payment === null) throw new Error(`There is no payment ${key.paymentId}`);
    await step(client, dependencies, payment, intent, now);
  });
  crashPoint('settle-after-commit');
}

async function step(
  client: PoolClient,
  dependencies: Dependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  const isLive = payment.status === 'created' || payment.status === 'pending';
  if (intent.status === 'succeeded') {
    if (isLive) return succeed(client, dependencies, payment, intent, now);
    // Only what was cancelled at the network ends with us, so this cannot be; if it is, somebody has to know.
    if (payment.status === 'failed' || payment.status === 'cancelled') {
      dependencies.log.error({ payment: payment.id }, 'an ended payment went through at the card network');
    }
    return;
  }
  if (!isLive) return;
  if (intent.status === 'canceled') return end(client, dependencies, payment, intent, now);
  await wait(client, dependencies, payment, intent, now);
}

async function succeed(
  client: PoolClient,
  dependencies: Dependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  if (intent.amountMinor !== payment.amount_minor || intent.currency !== 'USD') {
    throw new Error(`The card network took another amount for payment ${payment.id} than was asked for`);
  }
  await changePayment(client, payment, { status: 'succeeded', networkId: intent.id, failure: null }, now);
  if (payment.credit_purchase_id !== null) {
    const { account_id: accountId, credit_purchase_id: purchaseId, id: paymentId } = payment;
    return creditRefill(client, { accountId, purchaseId, paymentId, now });
  }
  if (payment.version_id === null) throw new Error(`Payment ${payment.id} pays for nothing`);
  const contents = await readVersion(client, payment.account_id, payment.version_id);
  await placeOrder(client, dependencies, payment, contents, now);
}

/** The network has given it up: the voucher is free again, and who waits for an order is told. */
async function end(
  client: PoolClient,
  { config }: Dependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  const hasFailed = payment.failure_code !== null || payment.details['expired'] === true;
  await changePayment(client, payment, { status: hasFailed ? 'failed' : 'cancelled', networkId: intent.id }, now);
  await releaseVoucher(client, payment);
  if (payment.credit_purchase_id !== null) {
    const { account_id: accountId, credit_purchase_id: purchaseId } = payment;
    await cancelRefill(client, { accountId, purchaseId, now });
  }
  if (!hasFailed) return;
  await tellOfFailure(client, config, payment, payment.failure_message, now);
}

/** Still under way; a failed try of the customer is kept, for another one is possible. */
async function wait(
  client: PoolClient,
  { config }: Dependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  const change = {
    status: 'pending',
    networkId: intent.id,
    failure: intent.failure,
    details: { network_status: intent.status },
  } as const;
  await changePayment(client, payment, change, now);
  // The bank took its time, and the customer is no longer in front of the page.
  const wasProcessing = payment.details['network_status'] === 'processing';
  if (wasProcessing && intent.failure !== null) {
    await tellOfFailure(client, config, payment, intent.failure.message, now);
  }
}

async function tellOfFailure(
  client: PoolClient,
  { publicUrl }: PaymentDependencies['config'],
  payment: PaymentRow,
  reason: string | null,
  now: Date,
): Promise<void> {
  if (payment.cart_id === null) return;
  const words = { orderId: payment.cart_id, amountMinor: payment.amount_minor, reason, publicUrl };
  for (const to of await readAddresses(client, [payment.payer_account_id])) {
    await putMail(client, paymentFailedMail(to, words), now);
  }
}

async function readVersion(client: PoolClient, accountId: string, id: string): Promise<OrderContents> {
  const { rows } = await client.query<{ contents: OrderContents }>({
    name: 'read-paid-version',
    text: 'select contents from order_version where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  const [version] = rows;
  if (version === undefined) throw new Error(`There is no order version ${id}`);
  return version.contents;
}
