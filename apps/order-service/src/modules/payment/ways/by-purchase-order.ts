import { checkPurchaseOrder, type PurchaseOrder } from '@cutsite/domain/payment';
import { readNetTerms } from '../../account/index.ts';
import { holdsAttachment } from '../../attachment/index.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import type { WayToPay } from './way-to-pay.ts';

export interface TypedPurchaseOrder extends PurchaseOrder {
  readonly attachmentId: string | null;
}

/** On invoice: an account with net terms promises to pay within so many days. */
export function byPurchaseOrder(typed: TypedPurchaseOrder): WayToPay {
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
