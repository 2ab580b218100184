import type { AddedStateWire } from '@cutsite/contracts/cart';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { callService } from '../../platform/service/call.ts';
import { useCurrentUser } from '../../platform/visitor.ts';
import type { AddedToCart, DraftRecord } from '../drafts/draft-record.ts';

/** What became of the items that projects went into the cart as, by the mark of the project. */
export type AddedStates = ReadonlyMap<AddedToCart, AddedStateWire>;

const none: AddedStates = new Map();

/** Asks about the projects that were added, all in one call; empty while signed out and without an answer. */
export function useAddedStates(projects: readonly Pick<DraftRecord, 'added'>[]): AddedStates {
  const user = useCurrentUser();
  const marks = projects.flatMap(({ added }) => added ?? []);
  const asked = marks.map(({ orderId, itemIds }) => ({ order_id: orderId, item_ids: itemIds }));
  const { data } = useQuery({
    queryKey: ['cart', 'added-projects', asked],
    queryFn: () => statesOf(asked),
    enabled: asked.length > 0 && user?.loginStatus === 'logged_in',
  });
  if (data === undefined) return none;
  return new Map(marks.flatMap((mark, at) => (data[at] === undefined ? [] : [[mark, data[at]]])));
}

/** What became of the items of one project; undefined without an answer. */
export const addedStateOf = async ({ orderId, itemIds }: AddedToCart): Promise<AddedStateWire | undefined> =>
  (await statesOf([{ order_id: orderId, item_ids: itemIds }]))[0];

/** An account keeps 500 projects, and so many may be asked for; a browser may have a few more. */
const maxAsked = 500;

async function statesOf(asked: readonly object[]): Promise<readonly AddedStateWire[]> {
  const answer = await callService<{ readonly added: readonly AddedStateWire[] }>(
    'POST',
    '/api/user/cart/find-added/',
    { added: asked.slice(0, maxAsked) },
  );
  return answer.ok ? answer.body.added : [];
}

/** Where a project is that was added to a cart (PJ-8, ruling 55); nothing once it was removed from there. */
export function AddedPill({ added, states }: { readonly added: AddedToCart; readonly states: AddedStates }) {
  const where = states.get(added);
  if (where === undefined) return <Pill tone="neutral">Added to a cart</Pill>;
  const { state, order_id: id } = where;
  if (state === 'removed' || id === null) return null;
  if (state === 'ordered')
    return (
      <a href={`/account/orders/detail?order=${encodeURIComponent(id)}`}>
        <Pill tone="success" icon="check">
          {`Ordered, ${where.number ?? ''}`}
        </Pill>
      </a>
    );
  if (state === 'quote')
    return (
      <a href={`/quote?order=${encodeURIComponent(id)}`}>
        <Pill tone="info">In a quote</Pill>
      </a>
    );
  return (
    <a href="/cart">
      <Pill tone="info">{state === 'cart' ? 'In the cart' : 'In a cart put aside'}</Pill>
    </a>
  );
}
