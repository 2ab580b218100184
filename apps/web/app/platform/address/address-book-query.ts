import { type BookedAddressWire, listAddresses } from '@cutsite/contracts/address';
import { problemMessage } from '@cutsite/contracts/problem';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The address book of whoever is signed in, the address that was used last first. */
export const addressBookQuery = queryOptions({
  queryKey: ['address-book'],
  queryFn: async () => {
    const answer = await api.call(listAddresses);
    if (!answer.ok) throw new Error(problemMessage(answer.problem));
    return answer.body as BookedAddressWire[];
  },
  staleTime: 0,
});
