import { checkPurchaseOrder, type PaymentMethod, type PurchaseOrder } from '@cutsite/domain/payment';
import type { PoolClient } from 'pg';
import { crashPoint } from '../../crash-points/index.ts';
import { readNetTerms } from '../account/index.ts';
import { holdsAttachment } from '../attachment/index.ts';
import { drawOnBlanketPo } from '../blanket-po/index.ts';
import { spendCredit } from '../edit-credit/index.ts';
import type { Payable } from './begin-payment.ts';
import { PaymentRefused } from './payment-refusals.ts';

/**
 * A payment method without an outside service: the amount is taken in the transaction that places the order.
 */
export interface ImmediateMethod {
  readonly method: PaymentMethod;
  /**
   * Takes what the order costs and returns what belongs to the method.
   *
   * @throws PaymentRefused so that the transaction is rolled back
   */
  readonly take: (client: PoolClient, payable: Payable, now: Date) => Promise<Readonly<Record<string, unknown>>>;
}

interface TypedPurchaseOrder extends PurchaseOrder {
  readonly attachmentId: string | null;
}

/** On invoice: an account with net terms promises to pay within so many days. */
export function byPurchaseOrder(typed: TypedPurchaseOrder): ImmediateMethod {
  return {
    method: 'purchase_order',
    take: async (client, { order }) => {
      const checked = checkPurchaseOrder(typed);
      if (!checked.ok) throw new PaymentRefused({ code: 'purchase_order_faults', faults: checked.error });
      const { poNumber, billingContact } = checked.value;
      const netTermsDays = await readNetTerms(client, order.actorId);
      if (netTermsDays === null) throw new PaymentRefused({ code: 'no_payment_terms' });
      const { attachmentId } = typed;
      if (attachmentId !== null && !(await holdsAttachment(client, order, attachmentId))) {
        throw new PaymentRefused({ code: 'no_attachment' });
      }
      return {
        po_number: poNumber,
        billing_contact: billingContact,
        net_terms_days: netTermsDays,
        attachment_id: attachmentId,
      };
    },
  };
}

/** From a blanket purchase order of the payer: its balance is drawn down (ruling 18). */
export function byBlanketPo(id: string): ImmediateMethod {
  return {
    method: 'blanket_purchase_order',
    take: async (client, { order, amountMinor, paymentId }, now) => {
      const { actorId: accountId, id: orderId } = order;
      const drawn = await drawOnBlanketPo(client, { accountId, id, amountMinor, paymentId, orderId, now });
      if (!drawn.ok) throw new PaymentRefused(drawn.error);
      crashPoint('credit-drawn');
      return { blanket_po_id: id, po_number: drawn.value };
    },
  };
}

/** From the edit credit of the payer: all of the order or nothing, the oldest account first (ruling 17). */
export const byEditCredit: ImmediateMethod = {
  method: 'edit_credit',
  take: async (client, { order, amountMinor, paymentId }, now) => {
    const { actorId: accountId, id: orderId } = order;
    const spent = await spendCredit(client, { accountId, amountMinor, paymentId, orderId, now });
    if (!spent.ok) throw new PaymentRefused({ code: 'credit_too_low', ...spent.error, due: amountMinor });
    crashPoint('credit-drawn');
    return { drawn_from: spent.value };
  },
};
