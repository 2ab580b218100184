import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { cancel, fetchAsCustomer, fetchOrder } from '../order-calls.ts';

/**
 * A placed order, and what its customer can do with it.
 *
 * @param id null: the address names none
 * @param asStaff staff looks at it as its customer would
 */
export function useOrder(id: string | null | undefined, asStaff = false) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const key = asStaff ? ['order', id ?? null, 'as-customer'] : ['order', id ?? null];
  const query = useQuery({
    queryKey: key,
    queryFn: () => (asStaff ? fetchAsCustomer : fetchOrder)(id ?? ''),
    enabled: typeof id === 'string' && user?.loginStatus === 'logged_in',
  });
  const cancelling = useMutation({
    mutationFn: (note: string) => cancel(id ?? '', note),
    onSuccess: (order: PlacedOrderWire) => {
      client.setQueryData(key, order);
      return client.invalidateQueries({ queryKey: ['orders'] });
    },
    // What it was refused for is seen on the page, too.
    onError: () => void query.refetch(),
  });
  return {
    signedOut: user === null || user?.loginStatus === 'email_not_verified',
    /** Null: there is none. Undefined: not known yet. */
    order: id === null ? null : query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    cancelling,
  };
}
