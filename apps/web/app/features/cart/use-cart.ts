import type { CartItemWire } from '@cutsite/contracts/cart';
import type { AddOnSlug } from '@cutsite/domain/product';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../platform/cart-query.ts';
import { useCurrentUser, useRefreshVisitor } from '../../platform/visitor.ts';
import { addAddOn, putBack, removeItem, setQuantity } from './cart-calls.ts';

/** The cart of whoever is signed in, and what can be done with its items. */
export function useCart() {
  const user = useCurrentUser();
  const toast = useToast();
  const client = useQueryClient();
  const refreshVisitor = useRefreshVisitor();
  const query = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: cartQuery.queryKey });
    await refreshVisitor();
  };
  const tellFailure = (failure: Error) => toast({ title: 'The cart was not changed.', text: failure.message });

  const restore = useMutation({ mutationFn: putBack, onSuccess: readAgain, onError: tellFailure });
  const remove = useMutation({
    mutationFn: removeItem,
    onSuccess: async (removed, item) => {
      await readAgain();
      toast({ title: `${item.name} removed.`, action: { label: 'Undo', run: () => restore.mutate(removed) } });
    },
    onError: tellFailure,
  });
  const change = useMutation({
    mutationFn: ({ item, quantity }: { readonly item: CartItemWire; readonly quantity: number }) =>
      setQuantity(item.id, quantity),
    onSuccess: readAgain,
    onError: tellFailure,
  });

  const addition = useMutation({
    mutationFn: addAddOn,
    onSuccess: readAgain,
    onError: tellFailure,
  });

  return {
    user,
    cart: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    remove: (item: CartItemWire) => remove.mutate(item),
    setQuantity: (item: CartItemWire, quantity: number) => change.mutate({ item, quantity }),
    addAddOn: (slug: AddOnSlug) => addition.mutate(slug),
    /** The add-on that is being put in. */
    busyAddOn: addition.isPending ? addition.variables : null,
    /** The item that is being changed: its price stays, marked. */
    busyItemId: remove.isPending ? remove.variables.id : change.isPending ? change.variables.item.id : null,
  };
}

export type Cart = ReturnType<typeof useCart>;
