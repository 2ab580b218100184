import type { OrderContents } from '@cutsite/domain/checkout';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { crashPoint } from '../../../crash-points/index.ts';
import type { NetworkIntent } from '../../../gateways/card-network/index.ts';
import { emailsOf } from '../../account/index.ts';
import { cancelRefill, creditBoughtMail, creditRefill } from '../../edit-credit/index.ts';
import { readStoredContents } from '../../order-contents/index.ts';
import { releaseVoucher } from '../../voucher/index.ts';
import { changePayment, lockPayment, type PaymentKey, type PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { latePaymentMail, paymentFailedMail } from '../payment-mails.ts';
import { insertRefund } from '../refund/refund.repository.ts';
import { sendRefunds } from '../refund/send-refunds.ts';

/** What has ended is looked at again after ten minutes: the network may take money that it said it would not. */
const lookAgainMs = 10 * 60 * 1000;

/**
 * Brings a card payment to where the card network says it is: the one place where the network's word changes anything,
 * called by confirm, by its messages and by the reconciler, in any order and as often as they like. What is paid
 * becomes an order in the same transaction, under the lock of its cart.
 *
 * @param intent as just fetched from the network; never the copy in a message
 */
export async function settlePayment(
  dependencies: PaymentDependencies,
  key: PaymentKey,
  intent: NetworkIntent,
): Promise<void> {
  const now = dependencies.clock.now();
  const outcome = await withTransaction(dependencies.pool, async (client) => {
    const payment = await lockPayment(client, key);
    if (payment === null) throw new Error(`There is no payment ${key.paymentId}`);
    return step(client, dependencies, payment, intent, now);
  });
  crashPoint('settle-after-commit');
  if (outcome === 'late') await sendRefunds(dependencies, key);
}

/** @returns `late` when money has come that has to go back */
async function step(
  client: PoolClient,
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<'late' | undefined> {
  const isLive = payment.status === 'created' || payment.status === 'pending';
  if (isLive) {
    const work = intent.status === 'succeeded' ? succeed : intent.status === 'canceled' ? end : wait;
    await work(client, dependencies, payment, intent, now);
    return undefined;
  }
  const hasEnded = payment.status === 'failed' || payment.status === 'cancelled';
  if (intent.status !== 'succeeded' || !hasEnded || payment.late_minor > 0) return undefined;
  await giveLateMoneyBack(client, dependencies, payment, intent, now);
  return 'late';
}

async function succeed(
  client: PoolClient,
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  checkAmount(payment, intent);
  const { card } = intent;
  const details = card === null ? {} : { card_brand: card.brand, card_last_four: card.lastFour };
  await changePayment(client, payment, { status: 'succeeded', networkId: intent.id, failure: null, details }, now);
  if (payment.credit_purchase_id !== null) {
    const { account_id: accountId, credit_purchase_id: purchaseId, id: paymentId } = payment;
    const credited = await creditRefill(client, { accountId, purchaseId, paymentId, now });
    if (credited === null) return;
    const { publicUrl } = dependencies.config;
    for (const to of await emailsOf(client, [payment.payer_account_id])) {
      await putMail(client, creditBoughtMail(to, { credited, card, now, publicUrl }), now);
    }
    return;
  }
  if (payment.version_id === null) throw new Error(`Payment ${payment.id} pays for nothing`);
  const contents = await readVersion(client, payment.account_id, payment.version_id);
  const paid = { ...payment, details: { ...payment.details, ...details } };
  await dependencies.placeOrder(client, dependencies, paid, contents, now);
}

/** The network has cancelled it: the voucher is free again, and the customer gets a mail. */
async function end(
  client: PoolClient,
  { config }: PaymentDependencies,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  const hasFailed = payment.failure_code !== null || payment.details['expired'] === true;
  const change = { status: hasFailed ? 'failed' : 'cancelled', networkId: intent.id } as const;
  await changePayment(client, payment, { ...change, lookAgainAt: new Date(now.getTime() + lookAgainMs) }, now);
  await releaseVoucher(client, { accountId: payment.account_id, cartId: payment.cart_id, paymentId: payment.id });
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
  { config }: PaymentDependencies,
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
  for (const to of await emailsOf(client, [payment.payer_account_id])) {
    await putMail(client, paymentFailedMail(to, words), now);
  }
}

async function readVersion(client: PoolClient, accountId: string, id: string): Promise<OrderContents> {
  const { rows } = await client.query<{ contents: unknown; contents_version: number }>({
    name: 'read-paid-version',
    text: 'select contents, contents_version from order_version where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  const [version] = rows;
  if (version === undefined) throw new Error(`There is no order version ${id}`);
  return readStoredContents(version.contents, version.contents_version);
}

/**
 * Promises the refund of a payment that had ended with us and went through at the card network all the same: a
 * contradiction of the network's, which must not cost the customer anything. What was paid for may have been paid in
 * another way since, so it is given back and never settled. In the caller's transaction, under the lock of the payment,
 * and once.
 */
async function giveLateMoneyBack(
  client: PoolClient,
  { config, log }: Pick<PaymentDependencies, 'config' | 'log'>,
  payment: PaymentRow,
  intent: NetworkIntent,
  now: Date,
): Promise<void> {
  checkAmount(payment, intent);
  log.warn({ payment: payment.id }, 'an ended payment went through at the card network, and is given back');
  const { account_id: accountId, id, amount_minor: amountMinor } = payment;
  await client.query({
    name: 'keep-late-money',
    text: 'update payment set late_minor = amount_minor where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  const reason = 'It went through after it had ended.';
  const refund = { id: uuid(), amountMinor, status: 'created', target: 'same_way', creditNoteNumber: null } as const;
  await insertRefund(client, payment, { ...refund, reason, requestedBy: null, now });
  for (const to of await emailsOf(client, [payment.payer_account_id])) {
    await putMail(client, latePaymentMail(to, { amountMinor, publicUrl: config.publicUrl }), now);
  }
  crashPoint('late-money-written');
}

/** @throws Error when the network took another amount than was asked for: nothing is right to do by itself then */
function checkAmount(payment: PaymentRow, intent: NetworkIntent): void {
  if (intent.amountMinor === payment.amount_minor && intent.currency === 'USD') return;
  throw new Error(`The card network took another amount for payment ${payment.id} than was asked for`);
}
