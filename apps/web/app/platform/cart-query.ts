import type { CartWire } from '@cutsite/contracts/cart';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { bodyOf } from './failure/body-of.ts';
import { loadOnline } from './version/not-loaded.ts';

/** The cart of the signed-in customer with a verified address; shared by all features that look into it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async () => {
    // Order screens ask for the cart when somebody is signed in, and load its contract then.
    const { getCart } = await loadOnline(() => import('@cutsite/contracts/cart'));
    const answer = await api.call(getCart);
    // Answers are typed read-only, the words of the contract are not; neither is changed.
    return bodyOf(answer) as CartWire;
  },
  staleTime: 10_000,
});
