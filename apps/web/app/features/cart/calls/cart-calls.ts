import {
  addToCart,
  type CartItemWire,
  duplicateItem as duplicateItemEndpoint,
  getOrderedItem,
  removeCartItem,
  updateItemQuantity,
} from '@cutsite/contracts/cart';
import type { OrderItemWire } from '@cutsite/contracts/item';
import { problemMessage } from '@cutsite/contracts/problem';
import type { AddOnSlug } from '@cutsite/domain/product';
import { api } from '../../../platform/api.ts';

/** What was taken out, so that it can be put back. */
export interface RemovedItem {
  readonly data: OrderItemWire;
  readonly quantity: number;
}

/** @throws Error with the sentence of the service (CA-23 to CA-26) */
export function refuse(answer: { readonly problem: unknown }): never {
  throw new Error(problemMessage(answer.problem));
}

/** Takes an item out of the cart; what it was made from comes back. */
export async function removeItem(item: CartItemWire): Promise<RemovedItem> {
  const kept = await api.call(getOrderedItem, { params: { id: item.id } });
  if (!kept.ok) return refuse(kept);
  const answer = await api.call(removeCartItem, { params: { id: item.id } });
  if (!answer.ok) return refuse(answer);
  return { data: kept.body.data as OrderItemWire, quantity: item.quantity };
}

/** Puts one of an add-on in the cart. */
export async function addAddOn(productSlug: AddOnSlug): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(addToCart, { body: [{ product_slug: productSlug, quantity: 1 }], headers });
  if (!answer.ok) refuse(answer);
}

/** Puts a removed item back, with as many copies as before. */
export async function putBack({ data, quantity }: RemovedItem): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(addToCart, { body: [data], headers });
  if (!answer.ok) return refuse(answer);
  const [added] = answer.body.items;
  if (added !== undefined && added.quantity !== quantity && 'product_format' in data)
    await setQuantity(added.id, quantity);
}

export async function setQuantity(id: string, quantity: number): Promise<void> {
  const answer = await api.call(updateItemQuantity, { params: { id }, body: { quantity } });
  if (!answer.ok) refuse(answer);
}

/** Puts a copy of an item in the cart; a sentence about the names it has. */
export async function duplicateItem(item: CartItemWire): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(duplicateItemEndpoint, { params: { id: item.id }, headers });
  if (!answer.ok) return refuse(answer);
  const [copy] = answer.body.added;
  if (copy === undefined) throw new Error(answer.body.not_added[0]?.reasons.join(' ') ?? 'It is no longer offered.');
  const [first, ...others] = copy.renamed;
  if (first === undefined) return 'It was added to the line that is already in the cart.';
  return others.length === 0 ? `The copy is called ${first.to}.` : `The copies have new names, ${first.to} and so on.`;
}
