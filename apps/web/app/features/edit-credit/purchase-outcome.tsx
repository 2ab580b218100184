import { Notice } from '@cutsite/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { useRefreshVisitor } from '../../platform/visitor.ts';
import { askPurchase, editCreditQuery } from './credit-calls.ts';

const waitMs = 1_500;

/** What became of a refill: asked until its payment is decided, then the balances are read again. */
export function PurchaseOutcome({ id }: { readonly id: string }) {
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  const { data, error } = useQuery({
    queryKey: ['credit-purchase', id],
    queryFn: () => askPurchase(id),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.error === null &&
      (state.data === undefined || (state.data.status === 'pending' && !state.data.action_required))
        ? waitMs
        : false,
  });
  const isDone = data?.status === 'confirmed';
  useEffect(() => {
    if (!isDone) return;
    void client.invalidateQueries({ queryKey: editCreditQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['ledger'] });
    void refreshVisitor();
  }, [isDone, client, refreshVisitor]);
  if (error !== null) return <FailureNotice failure={error}>{error.message}</FailureNotice>;
  if (isDone) {
    return (
      <Notice tone="success" role="status">
        Thank you. The credit is on your account.
      </Notice>
    );
  }
  if (data?.status === 'error' || data?.action_required) {
    return (
      <FailureNotice>
        {data.message ?? 'You have not confirmed the payment with your bank, so nothing was paid.'} Nothing was charged;
        please try again.
      </FailureNotice>
    );
  }
  return (
    <Notice tone="info" role="status">
      Your payment is being confirmed. This takes a few seconds.
    </Notice>
  );
}
