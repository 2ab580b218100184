import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { callService } from '../../platform/service/call.ts';
import { useCurrentUser } from '../../platform/visitor.ts';
import type { AddedToCart, DraftRecord } from '../drafts/draft-record.ts';

/** What became of the cart that a project went into: its number once it is ordered, null while it is a cart. */
export type Carts = ReadonlyMap<string, string | null>;

/** Asks about the carts that projects went into; empty while signed out, and where the store does not answer. */
export function useAddedCarts(projects: readonly Pick<DraftRecord, 'added'>[]): Carts {
  const user = useCurrentUser();
  const ids = [...new Set(projects.flatMap(({ added }) => added?.orderId ?? []))].toSorted();
  const { data } = useQuery({
    queryKey: ['cart', 'added-projects', ids],
    queryFn: () => stateOf(ids),
    enabled: ids.length > 0 && user?.loginStatus === 'logged_in',
  });
  return data ?? none;
}

const none: Carts = new Map();

async function stateOf(ids: readonly string[]): Promise<Carts> {
  const answer = await callService<{ readonly carts: readonly { readonly order_id: string }[] }>(
    'GET',
    '/api/user/carts/',
  );
  const open = new Set(answer.ok ? answer.body.carts.map(({ order_id: id }) => id) : []);
  const states = await Promise.all(
    ids.map(async (id): Promise<readonly [string, string | null] | null> => {
      if (open.has(id)) return [id, null];
      const order = await callService<{ readonly number: string }>('GET', `/api/order/${id}/status/`);
      return order.ok ? [id, order.body.number] : null;
    }),
  );
  return new Map(states.filter((state) => state !== null));
}

/** Where a project is that was added to a cart (PJ-8, ruling 55). */
export function AddedPill({ added, carts }: { readonly added: AddedToCart; readonly carts: Carts }) {
  const number = carts.get(added.orderId);
  if (number === undefined) return <Pill tone="neutral">Added to a cart</Pill>;
  if (number === null)
    return (
      <a href="/cart">
        <Pill tone="info">In the cart</Pill>
      </a>
    );
  return (
    <a href={`/account/orders/detail?order=${encodeURIComponent(added.orderId)}`}>
      <Pill tone="success" icon="check">
        {`Ordered, ${number}`}
      </Pill>
    </a>
  );
}
