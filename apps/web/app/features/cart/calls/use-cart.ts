import type { CartItemWire } from '@cutsite/contracts/cart';
import type { AddOnSlug } from '@cutsite/domain/product';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../../platform/cart-query.ts';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { addAddOn, bringBack, bringBackAll, duplicateItem, removeAll, removeItem, setQuantity } from './cart-calls.ts';
import { useReadAgain } from './use-read-again.ts';

/** Items of one project, as the cart calls them together. */
interface NamedItems {
  readonly name: string;
  readonly items: readonly CartItemWire[];
}

/** The cart of the signed-in customer, and what can be done with its items. */
export function useCart() {
  const user = useCurrentUser();
  const toast = useToast();
  const readAgain = useReadAgain();
  const query = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const showFailure = (failure: Error) =>
    toast({ title: 'The cart was not changed.', text: failure.message, refused: true });

  const restore = useMutation({ mutationFn: bringBack, onSuccess: readAgain, onError: showFailure });
  const remove = useMutation({
    mutationFn: removeItem,
    onSuccess: async (_, item) => {
      await readAgain();
      toast({ title: `${item.name} removed.`, action: { label: 'Undo', run: () => restore.mutate(item.id) } });
    },
    onError: showFailure,
  });
  const restoreAll = useMutation({ mutationFn: bringBackAll, onSettled: readAgain, onError: showFailure });
  const removeMany = useMutation({
    mutationFn: ({ items }: NamedItems) => removeAll(items),
    onSuccess: (_, { items, name }) => {
      const action = { label: 'Undo', run: () => restoreAll.mutate(items) };
      toast({ title: `${name} removed, ${items.length} items.`, action });
    },
    onError: showFailure,
    onSettled: readAgain,
  });
  const change = useMutation({
    mutationFn: ({ item, quantity }: { readonly item: CartItemWire; readonly quantity: number }) =>
      setQuantity(item.id, quantity),
    onSuccess: readAgain,
    onError: showFailure,
  });
  const copy = useMutation({
    mutationFn: duplicateItem,
    onSuccess: async (made, item) => {
      await readAgain();
      toast({ title: `${item.name} duplicated.`, text: made });
    },
    onError: showFailure,
  });

  const addition = useMutation({
    mutationFn: addAddOn,
    onSuccess: readAgain,
    onError: showFailure,
  });
  const busy = [remove, copy].find((mutation) => mutation.isPending)?.variables?.id;

  return {
    user,
    cart: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    remove: (item: CartItemWire) => remove.mutate(item),
    removeAll: (items: NamedItems) => removeMany.mutate(items),
    /** Several items are being taken out or brought back, one after the other. */
    isBusyWithMany: removeMany.isPending || restoreAll.isPending,
    duplicate: (item: CartItemWire) => copy.mutate(item),
    setQuantity: (item: CartItemWire, quantity: number) => change.mutate({ item, quantity }),
    addAddOn: (slug: AddOnSlug) => addition.mutate(slug),
    /** The add-on that is being put in. */
    busyAddOn: addition.isPending ? addition.variables : null,
    /** The item that is being changed: its price stays, marked. */
    busyItemId: busy ?? (change.isPending ? change.variables.item.id : null),
  };
}

export type Cart = ReturnType<typeof useCart>;
