import { duplicateItem as duplicateItemEndpoint, orderAgain as orderAgainEndpoint } from '@cutsite/contracts/cart';
import { cartCan, cartRefusalMessages } from '@cutsite/domain/cart';
import { type RequestUser, refuse } from '@cutsite/service-base/http';
import { findOrder, knownId } from '../../order-contents/index.ts';
import type { CartDependencies } from '../add-to-cart.ts';
import { readItem } from '../cart.repository.ts';
import { readSources } from './copies.repository.ts';
import { copyToCart } from './copy-to-cart.ts';

interface Again {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  /** As it stood in the path. */
  readonly id: string;
  readonly idempotencyKey: string | null;
}

/** Puts the items of an order or a quote in the active cart of who asks (OR-4). */
export async function orderAgain(dependencies: CartDependencies, { user, id, idempotencyKey: key }: Again) {
  const handle = await findOrder(dependencies.pool, user.id, id);
  if (handle === null) return refuse.notFound();
  const can = cartCan('order_again', handle);
  if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
  const items = await readSources(dependencies.pool, handle);
  const call = { key, endpoint: orderAgainEndpoint, payload: handle.id };
  return copyToCart(dependencies, { user, items, renamesCopies: false, call });
}

/** Puts a copy of one item in the active cart, whatever cart or order it is in. */
export async function duplicateItem(dependencies: CartDependencies, { user, id, idempotencyKey: key }: Again) {
  const known = knownId(id);
  const row = known === null ? null : await readItem(dependencies.pool, user.id, known);
  if (row === null) return refuse.notFound();
  const call = { key, endpoint: duplicateItemEndpoint, payload: row.id };
  return copyToCart(dependencies, { user, items: [row], renamesCopies: true, call });
}
