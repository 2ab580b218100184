import { crashPoint } from '../../../crash-points/index.ts';
import { drawOnBlanketPo } from '../../blanket-po/index.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import type { WayToPay } from './way-to-pay.ts';

/** From a blanket purchase order of whoever pays: its balance is drawn down (ruling 18). */
export function byBlanketPo(id: string): WayToPay {
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
