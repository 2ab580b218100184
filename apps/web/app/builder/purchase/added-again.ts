import type { AddedStateWire } from '@cutsite/contracts/cart';
import type { AddedToCart } from '../drafts/draft-record.ts';

/** The service is asked about so many items of a project. */
const maxItemsRemembered = 100;

/**
 * The mark of a project that went into the cart again, and what is said of it (ruling 55): a copy only where the first
 * one is still there. What was removed since is forgotten.
 *
 * @param where what became of the first one; undefined: the service has not said
 */
export function addedAgain(
  before: AddedToCart,
  added: AddedToCart,
  where: AddedStateWire | undefined,
  name: string,
): { readonly added: AddedToCart; readonly text: string } {
  const project = name.trim() === '' ? 'the project' : `“${name.trim()}”`;
  if (where?.state === 'removed') return { added, text: `Added to the cart: ${project}.` };
  const itemIds = [...before.itemIds, ...added.itemIds].slice(-maxItemsRemembered);
  return { added: { ...added, itemIds }, text: `Added to the cart once more: a copy of ${project}.` };
}
