import type { CurrentUser } from '@cutsite/contracts/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchCartCount, fetchCurrentUser, mayBeSignedIn } from './service/current-user.ts';

/** Keys of what all features share in the query cache. */
export const visitorKeys = {
  user: ['visitor', 'user'],
  cartCount: ['visitor', 'cart-count'],
} as const;

/** The signed-in user; null when signed out; undefined until known (always so in the server's HTML). */
export function useCurrentUser(): CurrentUser | null | undefined {
  return useQuery({
    queryKey: visitorKeys.user,
    queryFn: async () => (mayBeSignedIn() ? fetchCurrentUser() : null),
  }).data;
}

/** Items in the cart, undefined while unknown or when there is no cart to look into. */
export function useCartCount(): number | undefined {
  const user = useCurrentUser();
  return (
    useQuery({
      queryKey: visitorKeys.cartCount,
      queryFn: async () => (await fetchCartCount()) ?? null,
      enabled: user?.loginStatus === 'logged_in',
    }).data ?? undefined
  );
}

/** Reads user and cart again, after signing in or out, verifying, or a change of the cart. */
export function useRefreshVisitor(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['visitor'] }), [client]);
}
