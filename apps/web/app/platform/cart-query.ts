import { type CartWire, getCart } from '@cutsite/contracts/cart';
import { problemMessage } from '@cutsite/contracts/problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The cart of the signed-in customer with a verified address; shared by all features that look into it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async () => {
    const answer = await api.call(getCart);
    if (!answer.ok) throw new Error(problemMessage(answer.problem));
    // Answers are typed read-only, the words of the contract are not; neither is changed.
    return answer.body as CartWire;
  },
  staleTime: 10_000,
});
