import { type BookedAddressWire, listAddresses } from '@cutsite/contracts/address';
import { problemMessage } from '@cutsite/contracts/problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The address book of this user, who is signed in; the address that was used last first. */
export const addressBookQuery = (userId: string) =>
  queryOptions({
    queryKey: ['address-book', userId],
    queryFn: async () => {
      const answer = await api.call(listAddresses);
      if (!answer.ok) throw new Error(problemMessage(answer.problem));
      return answer.body as BookedAddressWire[];
    },
    staleTime: 0,
  });
