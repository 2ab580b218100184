import { getItemLists } from '@cutsite/contracts/checkout';
import type { ItemListWire } from '@cutsite/contracts/order-contents';
import { api } from '../api.ts';
import { bodyOf } from '../failure/body-of.ts';

/** Everything that is in the items of an order, for its owner and its holder. */
export const itemListsQuery = (orderId: string) => ({
  queryKey: ['item-lists', orderId],
  /** @throws Error with the sentence of the service */
  fetchLists: async (): Promise<readonly ItemListWire[]> => {
    const answer = await api.call(getItemLists, { params: { id: orderId } });
    return bodyOf(answer).lists as readonly ItemListWire[];
  },
});
