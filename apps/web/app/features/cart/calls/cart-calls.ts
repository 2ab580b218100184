import {
  addToCart,
  bringBackItem,
  type CartItemWire,
  duplicateItem as duplicateItemEndpoint,
  removeCartItem,
  updateItemQuantity,
} from '@cutsite/contracts/cart';
import type { AddOnSlug } from '@cutsite/domain/product';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';
import { ensureOk } from '../../../platform/failure/ensure-ok.ts';

/** Takes an item out of the cart; for 30 days it can be brought back. */
export async function removeItem({ id }: CartItemWire): Promise<void> {
  const answer = await api.call(removeCartItem, { params: { id } });
  ensureOk(answer);
}

/** Takes items out one after the other; those that are out already when a call fails stay out. */
export async function removeAll(items: readonly CartItemWire[]): Promise<void> {
  for (const item of items) await removeItem(item);
}

/** Puts removed items back, in the order in which they stood. */
export async function bringBackAll(items: readonly CartItemWire[]): Promise<void> {
  for (const { id } of items) await bringBack(id);
}

/** Puts one of an add-on in the cart. */
export async function addAddOn(productSlug: AddOnSlug): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(addToCart, { body: [{ product_slug: productSlug, quantity: 1 }], headers });
  ensureOk(answer);
}

/** Puts a removed item back; a sentence about what is different now, or null. */
export async function bringBack(id: string): Promise<string | null> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(bringBackItem, { params: { id }, headers });
  const { added, not_added: notAdded } = bodyOf(answer);
  const [item] = added;
  if (item === undefined) throw new Error(notAdded[0]?.reasons.join(' ') ?? 'It is no longer offered.');
  const price = item.subtotal === item.old_subtotal ? [] : ['Its price has changed since.'];
  const [first] = item.renamed;
  const names =
    first === undefined ? [] : [`“${first.from}” is in the cart already: this one is called “${first.to}”.`];
  const sentences = [...price, ...names];
  return sentences.length === 0 ? null : sentences.join(' ');
}

export async function setQuantity(id: string, quantity: number): Promise<void> {
  const answer = await api.call(updateItemQuantity, { params: { id }, body: { quantity } });
  ensureOk(answer);
}

/** Puts a copy of an item in the cart; a sentence about the names it has. */
export async function duplicateItem(item: CartItemWire): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(duplicateItemEndpoint, { params: { id: item.id }, headers });
  const { added, not_added: notAdded } = bodyOf(answer);
  const [copy] = added;
  if (copy === undefined) throw new Error(notAdded[0]?.reasons.join(' ') ?? 'It is no longer offered.');
  const [first, ...others] = copy.renamed;
  if (first === undefined) return 'It was added to the line that is already in the cart.';
  return others.length === 0 ? `The copy is called ${first.to}.` : `The copies have new names, ${first.to} and so on.`;
}
