import { listOrders } from '@cutsite/contracts/placed-order';
import { isSamePoNumber } from '@cutsite/domain/payment';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

/**
 * The orders of the user that have this PO number already, the latest first; the number warns and is not refused
 * (PA-16). None while it is read, and none where it cannot be read: nobody is kept from paying.
 */
export function useOrdersOnPo(poNumber: string): readonly { readonly id: string; readonly number: string }[] {
  const search = poNumber.trim();
  const { data = [] } = useQuery({
    queryKey: ['orders-on-po', search],
    enabled: search !== '',
    retry: false,
    queryFn: async () => {
      const answer = await api.call(listOrders, { query: { search } });
      return answer.ok ? answer.body.orders : [];
    },
  });
  return data
    .filter(({ po_number: other }) => other !== null && isSamePoNumber(other, search))
    .map(({ order_id: id, number }) => ({ id, number }));
}
