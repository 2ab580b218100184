import {
  type CartEntryWire,
  createCart,
  listCarts,
  putCartAside,
  renameCart,
  setActiveCart,
} from '@cutsite/contracts/cart';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { ensureOk } from '../../../platform/failure/ensure-ok.ts';

/** All carts and quotes that are not ordered yet. */
export async function fetchCarts(): Promise<readonly CartEntryWire[]> {
  const answer = await api.call(listCarts);
  return bodyOf(answer).carts;
}

/** One thing to do with a cart. */
export type CartChange =
  | { readonly kind: 'begin'; readonly name: string }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'open' | 'put_aside'; readonly id: string };

export async function changeCarts(change: CartChange): Promise<void> {
  const answer = await send(change);
  ensureOk(answer);
}

function send(change: CartChange) {
  switch (change.kind) {
    case 'begin':
      return api.call(createCart, {
        body: { name: change.name },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    case 'rename':
      return api.call(renameCart, { params: { id: change.id }, body: { name: change.name } });
    case 'open':
      return api.call(setActiveCart, { body: { token: change.id } });
    case 'put_aside':
      return api.call(putCartAside, { params: { id: change.id } });
  }
}
