import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../platform/visitor.ts';
import { fetchHeldOrders, giveBack } from './share-calls.ts';
import styles from './shared-cart.module.css';

const queryKey = ['held-orders'];

/** Carts of others that wait to be paid by the user; nothing when there are none. */
export function HeldOrders() {
  const user = useCurrentUser();
  const toast = useToast();
  const client = useQueryClient();
  const held = useQuery({ queryKey, queryFn: fetchHeldOrders, enabled: user?.loginStatus === 'logged_in' });
  const give = useMutation({
    mutationFn: giveBack,
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (failure) => toast({ title: 'The cart was not given back.', text: failure.message, refused: true }),
  });
  if (held.data === undefined || held.data.length === 0) return null;
  return (
    <section className={`cs-card ${styles.held}`} aria-labelledby="held-orders">
      <h2 id="held-orders">Carts you took over</h2>
      <ul>
        {held.data.map((order) => (
          <li key={order.order_id}>
            <span>
              <b>{order.owner_name}</b>
              <small>
                {order.owner_company}, {countText(order.item_count, 'item')}
              </small>
            </span>
            <Button
              size="small"
              variant="quiet"
              busy={give.isPending}
              aria-label={`Give the cart of ${order.owner_name} back`}
              onClick={() => give.mutate(order.order_id)}
            >
              Give it back
            </Button>
            <ButtonLink
              size="small"
              href={`/checkout?order=${order.order_id}`}
              aria-label={`Check out the cart of ${order.owner_name}`}
            >
              Check out
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
