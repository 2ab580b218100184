import { randomBytes } from 'node:crypto';
import { type RefundTarget, refundDestination } from '@cutsite/domain/payment';
import { paperNumber } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { putBackOnBlanketPo } from '../../blanket-po/index.ts';
import { giveCredit, putBackCredit } from '../../edit-credit/index.ts';
import { lockPayment, type PaymentKey, type PaymentRow } from '../payment.repository.ts';
import { insertRefund } from './refund.repository.ts';

interface Words {
  readonly reason: string;
  /** Null: the store itself. */
  readonly requestedBy: string | null;
  readonly now: Date;
}

export interface GiveBack extends PaymentKey, Words {}

/** A part of a payment, whose amount was checked under the lock of the payment. */
export interface GiveBackPart extends Words {
  readonly amountMinor: number;
  readonly target: RefundTarget;
}

/**
 * Gives back what is left of a payment that went through, once, in the caller's transaction. A purchase order was not
 * paid yet, so there is nothing to give back.
 */
export async function giveBack(client: PoolClient, { accountId, paymentId, ...words }: GiveBack): Promise<void> {
  const payment = await lockPayment(client, { accountId, paymentId });
  if (payment === null) throw new Error(`There is no payment ${paymentId}`);
  const amountMinor = payment.amount_minor - payment.refunded_minor;
  if (payment.status !== 'succeeded' || payment.method === 'purchase_order' || amountMinor === 0) return;
  await giveBackPart(client, payment, { ...words, amountMinor, target: 'same_way' });
}

/**
 * Gives back a part of a payment, with a credit note. Credit and blanket purchase orders have it at once, and the
 * invoice of a purchase order is smaller at once; for a card the refund is promised here, and the network is asked
 * after the commit (`sendRefunds`). The caller holds the lock of the payment.
 *
 * @returns the refund's id; null when no credit account of the payer's can take it
 */
export async function giveBackPart(
  client: PoolClient,
  payment: PaymentRow,
  part: GiveBackPart,
): Promise<string | null> {
  const { amountMinor, target, now } = part;
  const arrivesAt = refundDestination(payment.method, target);
  const status = arrivesAt === 'card' ? 'created' : 'succeeded';
  const id = uuid();
  // A number that is taken has one chance in 10^12; then the transaction fails, and the caller tries again.
  const creditNoteNumber = paperNumber('CN', randomBytes(8));
  await insertRefund(client, payment, { ...part, id, status, creditNoteNumber });
  const { payer_account_id: accountId, id: paymentId, cart_id: orderId } = payment;
  const putBack = { accountId, paymentId, orderId, amountMinor, now };
  if (arrivesAt === 'blanket_purchase_order') await putBackOnBlanketPo(client, putBack);
  if (arrivesAt !== 'edit_credit') return id;
  if (payment.method === 'edit_credit') {
    await putBackCredit(client, putBack);
    return id;
  }
  const isGiven = await giveCredit(client, { accountId, minor: amountMinor, paymentId, orderId, now });
  return isGiven ? id : null;
}
