import { problemMessage } from '@cutsite/contracts/problem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../../../platform/cart-query.ts';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import { askConfirmation, type Confirmation } from '../pay/payment-calls.ts';

/** Milliseconds between two questions: short at first, then longer. */
const waits = [1_000, 1_000, 2_000, 3_000, 5_000];

/** What is known of a payment; `trouble` is about asking, and the next question may be answered. */
export interface Watched {
  readonly confirmation: Confirmation | undefined;
  readonly trouble: string | null;
  readonly isSignedOut: boolean;
  readonly isMissing: boolean;
}

class Unanswered extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const isOver = (confirmation: Confirmation | undefined) =>
  confirmation !== undefined && (confirmation.status !== 'pending' || confirmation.action_required);

const isFinal = (error: Error | null) => error instanceof Unanswered && (error.status === 401 || error.status === 404);

/** Asks how the payment of an order stands until it is decided; then the cart of the visitor is another one. */
export function useConfirmation(orderId: string): Watched {
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  const { data, error } = useQuery({
    queryKey: ['confirmation', orderId],
    queryFn: async () => {
      const answer = await askConfirmation(orderId);
      if (answer.ok) return answer.body;
      throw new Unanswered(answer.status, problemMessage(answer.problem));
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isOver(state.data) || isFinal(state.error)
        ? false
        : (waits[state.dataUpdateCount + state.errorUpdateCount] ?? waits.at(-1) ?? false),
  });
  const isConfirmed = data?.status === 'confirmed';
  useEffect(() => {
    if (!isConfirmed) return;
    void client.invalidateQueries({ queryKey: cartQuery.queryKey });
    void refreshVisitor();
  }, [isConfirmed, client, refreshVisitor]);
  return {
    confirmation: data,
    trouble: error?.message ?? null,
    isSignedOut: error instanceof Unanswered && error.status === 401,
    isMissing: error instanceof Unanswered && error.status === 404,
  };
}
