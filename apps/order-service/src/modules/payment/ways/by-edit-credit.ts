import { crashPoint } from '../../../crash-points/index.ts';
import { spendCredit } from '../../edit-credit/index.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import type { WayToPay } from './way-to-pay.ts';

/** From the edit credit of whoever pays: all of the order or nothing, the oldest account first (ruling 17). */
export const byEditCredit: WayToPay = {
  method: 'edit_credit',
  take: async (client, { order, amountMinor, paymentId }, now) => {
    const { actorId: accountId, id: orderId } = order;
    const spent = await spendCredit(client, { accountId, amountMinor, paymentId, orderId, now });
    if (!spent.ok) throw new PaymentRefused({ code: 'credit_too_low', ...spent.error, due: amountMinor });
    crashPoint('credit-drawn');
    return { drawn_from: spent.value };
  },
};
