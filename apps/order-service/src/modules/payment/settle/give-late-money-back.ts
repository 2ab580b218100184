import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { crashPoint } from '../../../crash-points/index.ts';
import type { NetworkIntent } from '../../../gateways/card-network/index.ts';
import { emailsOf } from '../../account/index.ts';
import { latePaymentMail } from '../mails/index.ts';
import type { PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { insertRefund } from '../refund/index.ts';

/**
 * Promises the refund of a payment that had ended with us and went through at the card network all the same: a
 * contradiction of the network's, which must not cost the customer anything. What was paid for may have been paid in
 * another way since, so it is given back and never settled. In the caller's transaction, under the lock of the payment,
 * and once.
 */
export async function giveLateMoneyBack(
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
export function checkAmount(payment: PaymentRow, intent: NetworkIntent): void {
  if (intent.amountMinor === payment.amount_minor && intent.currency === 'USD') return;
  throw new Error(`The card network took another amount for payment ${payment.id} than was asked for`);
}
