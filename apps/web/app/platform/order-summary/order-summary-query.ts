import { getOrderSummary, type OrderSummaryWire } from '@cutsite/contracts/checkout';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { CallRefused } from '../failure/call-refused.ts';

/** There is no such order for the signed-in customer. */
export class NoSuchOrder extends Error {}

/** An order on its way through the checkout and after it; shared by the features that show one. */
export const orderSummaryQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order-summary', orderId],
    queryFn: async () => {
      const answer = await api.call(getOrderSummary, { params: { id: orderId } });
      if (answer.ok) return answer.body as OrderSummaryWire;
      if (answer.status === 404) throw new NoSuchOrder('There is no such order.');
      throw new CallRefused(answer);
    },
    // Another window may have changed it: this one reads it again when it is shown.
    staleTime: 0,
    retry: false,
  });
