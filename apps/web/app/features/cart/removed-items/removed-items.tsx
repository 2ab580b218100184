import { listRemovedItems, type RemovedItemWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { dayText } from '../../../platform/day-text.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { bringBack } from '../calls/cart-calls.ts';
import { useReadAgain } from '../calls/use-read-again.ts';
import styles from './removed-items.module.css';

/** The query of what was taken out; read again with the cart. */
const removedQuery = {
  queryKey: ['cart', 'removed'],
  queryFn: async () => {
    const answer = await api.call(listRemovedItems);
    return bodyOf(answer);
  },
};

/** What was taken out of the cart in the last 30 days, each with the way back (CA-32). */
export function RemovedItems() {
  const toast = useToast();
  const readAgain = useReadAgain();
  const { data: items = [] } = useQuery(removedQuery);
  const back = useMutation({
    mutationFn: ({ id }: RemovedItemWire) => bringBack(id),
    onSuccess: async (said, item) => {
      await readAgain();
      toast({ title: `${item.name} is back in the cart.`, ...(said === null ? {} : { text: said }) });
    },
    onError: (failure: Error) => toast({ title: 'The cart was not changed.', text: failure.message, refused: true }),
  });
  if (items.length === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>Removed from the cart ({items.length})</summary>
      <p>Each can be brought back for 30 days, at the price of the day.</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <b>{item.name}</b>
            <span>
              {item.quantity === 1 ? '' : `${item.quantity} copies, `}removed {dayText(item.removed_at)}
            </span>
            <Button
              size="small"
              icon="undo"
              aria-label={`Bring back ${item.name}`}
              busy={back.isPending && back.variables.id === item.id}
              onClick={() => back.mutate(item)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
