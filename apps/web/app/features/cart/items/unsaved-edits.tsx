import type { CartItemWire } from '@cutsite/contracts/cart';
import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useToast } from '@cutsite/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useItemView } from '../../../platform/item-view.ts';
import { loadOnline } from '../../../platform/version/not-loaded.ts';
import styles from './cart-item.module.css';

/** Asked of the browser's own storage: the code for it comes with the first item that is made in a builder. */
const load = () => loadOnline(() => import('../../../builder/edit-item/unsaved-edits.ts'));

/** The items of this kind, by their ids, that were changed in this browser and not saved in the cart. */
function useItemsWithUnsavedEdits(kind: string) {
  const { editsKeptIn } = useItemView()(kind);
  const { data, refetch } = useQuery({
    queryKey: ['cart', 'unsaved-edits', editsKeptIn],
    queryFn: async () => (editsKeptIn === undefined ? [] : (await load()).itemsWithUnsavedEdits(editsKeptIn)),
    enabled: editsKeptIn !== undefined,
    staleTime: 0,
    networkMode: 'always',
  });
  return { itemIds: data ?? [], readAgain: refetch };
}

interface UnsavedEditsProps {
  readonly item: CartItemWire;
}

/** Says that the browser has changes to an item which the cart does not have: to go on with, or to be dropped. */
export function UnsavedEdits({ item }: UnsavedEditsProps) {
  const { itemIds, readAgain } = useItemsWithUnsavedEdits(item.kind);
  const { editAddress, editsKeptIn } = useItemView()(item.kind);
  const toast = useToast();
  const address = editAddress(item);
  if (editsKeptIn === undefined || address === null || !itemIds.includes(item.id)) return null;
  const drop = async () => {
    const putBack = await (await load()).dropUnsavedEdits(editsKeptIn, item.id);
    await readAgain();
    const run = () => void putBack().finally(() => void readAgain());
    toast({
      title: `Changes to ${item.name} dropped.`,
      text: 'The cart is unchanged.',
      action: { label: 'Undo', run },
    });
  };
  const failed = () =>
    toast({ title: 'Nothing was changed.', text: 'This browser could not write to its storage.', refused: true });
  return (
    <Notice tone="info">
      <p>
        You changed this item in this browser and did not save it. The cart has it as it was, and that is what would be
        ordered.
      </p>
      <div className={styles.edits}>
        <ButtonLink size="small" icon="edit" href={address} aria-label={`Continue editing ${item.name}`}>
          Continue editing
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Drop the changes to ${item.name}`}
          onClick={() => void drop().catch(failed)}
        >
          Drop the changes
        </Button>
      </div>
    </Notice>
  );
}

/** How many items of a folded line have such changes: which ones, they say themselves when it is unfolded. */
export function UnsavedEditsWithin({ items }: { readonly items: readonly [CartItemWire, ...CartItemWire[]] }) {
  const { itemIds } = useItemsWithUnsavedEdits(items[0].kind);
  const count = items.filter(({ id }) => itemIds.includes(id)).length;
  if (count === 0) return null;
  return <p>{countText(count, 'item was', 'items were')} changed in this browser and not saved: see Show each.</p>;
}
