import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cartQuery } from '../../../platform/cart-query.ts';
import { useRefreshVisitor } from '../../../platform/visitor.ts';

/** Reads the cart, the list of carts and the number in the navigation again, after a change. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: cartQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['carts'] }),
      refreshVisitor(),
    ]);
  }, [client, refreshVisitor]);
}
