import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { lockPayment, type PaymentKey } from '../payment.repository.ts';
import { insertRefund, refillBlanketPo, refillEditCredit } from './refund.repository.ts';

export interface GiveBack extends PaymentKey {
  readonly reason: string;
  /** Null: the store itself. */
  readonly requestedBy: string | null;
  readonly now: Date;
}

/**
 * Gives back the whole of a payment that went through, once, in the caller's transaction. Credit and blanket purchase
 * orders have it at once; for a card the refund is promised here, and the network is asked after the commit
 * (`sendRefunds`). A purchase order was not paid yet, so there is nothing to give back.
 */
export async function giveBack(client: PoolClient, { reason, requestedBy, now, ...key }: GiveBack): Promise<void> {
  const payment = await lockPayment(client, key);
  if (payment === null) throw new Error(`There is no payment ${key.paymentId}`);
  const amountMinor = payment.amount_minor - payment.refunded_minor;
  if (payment.status !== 'succeeded' || payment.method === 'purchase_order' || amountMinor === 0) return;
  const status = payment.method === 'card' ? 'created' : 'succeeded';
  await insertRefund(client, payment, { id: uuid(), amountMinor, status, reason, requestedBy, now });
  if (payment.method === 'edit_credit') await refillEditCredit(client, payment, now);
  if (payment.method === 'blanket_purchase_order') await refillBlanketPo(client, payment, now);
}
