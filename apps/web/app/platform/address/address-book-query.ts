import { type BookedAddressWire, listAddresses } from '@cutsite/contracts/address';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import { bodyOf } from '../failure/body-of.ts';

/** The address book of this user, who is signed in; the address that was used last first. */
export const addressBookQuery = (userId: string) =>
  queryOptions({
    queryKey: ['address-book', userId],
    queryFn: async () => {
      const answer = await api.call(listAddresses);
      return bodyOf(answer) as BookedAddressWire[];
    },
    staleTime: 0,
  });
