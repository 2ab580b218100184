import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { addressBookQuery } from '../../platform/address/address-book-query.ts';
import { orderSummaryQuery } from '../../platform/order-summary/order-summary-query.ts';
import { notifyOtherWindows, useOtherWindows } from '../../platform/order-summary/other-windows.ts';
import { useCurrentUser, useRefreshVisitor } from '../../platform/visitor.ts';
import { type Changed, sharedAddressesQuery, shippingEstimatesQuery } from './checkout-calls.ts';

/** What one window decides: when another one decides otherwise, this one says so. */
function choicesOf({ status, contents }: OrderSummaryWire): string {
  const { shipping_address, billing_address, groups, items, totals } = contents;
  return JSON.stringify([status, shipping_address, billing_address, groups, items.length, totals.total]);
}

/** What is kept in memory of a person. */
const personalKeys = [
  orderSummaryQuery('').queryKey,
  addressBookQuery('').queryKey,
  shippingEstimatesQuery('', '').queryKey,
  sharedAddressesQuery('').queryKey,
];

/**
 * The order in the checkout: the service's word, whatever this window thought. @param orderId '' while it is not known
 */
export function useCheckout(orderId: string) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  const options = orderSummaryQuery(orderId);
  const query = useQuery({
    ...options,
    enabled: orderId !== '' && user?.loginStatus === 'logged_in',
    refetchOnWindowFocus: 'always',
  });
  const { refetch } = query;
  useOtherWindows(
    orderId,
    useCallback(() => void refetch(), [refetch]),
  );

  // The next sign-in may be another customer: nothing of the one before stays on the page.
  const isSignedOut = user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    for (const [kind] of personalKeys) client.removeQueries({ queryKey: [kind] });
  }, [isSignedOut, client]);

  const order = query.data;
  const now = order === undefined ? null : choicesOf(order);
  const [known, setKnown] = useState(now);
  if (known === null && now !== null) setKnown(now);

  /**
   * Does a change and takes its answer over. A session that has ended shows the sign-in; what was typed stays.
   * @param goOn where the answer leads, before it is on the page: the step that was done is not shown as one to change
   */
  const change = async (send: () => Promise<Changed>, goOn?: (order: OrderSummaryWire) => void): Promise<Changed> => {
    const changed = await send();
    if (changed.ok) {
      await client.cancelQueries({ queryKey: options.queryKey });
      goOn?.(changed.order);
      setKnown(choicesOf(changed.order));
      client.setQueryData(options.queryKey, changed.order);
      void client.invalidateQueries({ queryKey: addressBookQuery(user?.id ?? '').queryKey });
      notifyOtherWindows(orderId);
    } else if (changed.refusal.signedOut) await refreshVisitor();
    else if (changed.refusal.status === 409) void refetch();
    return changed;
  };

  return {
    user,
    order,
    failure: query.error,
    retry: () => void refetch(),
    change,
    /** Another window changed the order since this one last did. */
    isChangedElsewhere: known !== null && now !== null && known !== now,
    acknowledge: () => setKnown(now),
  };
}

type Checkout = ReturnType<typeof useCheckout>;

/** A checkout whose order is there. */
export type OpenCheckout = Checkout & { readonly order: OrderSummaryWire };
