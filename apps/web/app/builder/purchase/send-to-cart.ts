import { addToCart, type CartEndpoints, replaceOrderedItem } from '@cutsite/contracts/cart';
import type { SentItem } from '@cutsite/contracts/item';
import { problemMessage } from '@cutsite/contracts/problem';
import { api } from '../../platform/api.ts';
import { ServiceFailure } from '../../platform/service/call.ts';
import type { PurchaseState } from './purchase-state.ts';

/** The calls, for an item of any product: which of them there are, the service says by its tables. */
const calls: Pick<CartEndpoints, 'addToCart' | 'replaceOrderedItem'> = { addToCart, replaceOrderedItem };

export interface CartCommand {
  readonly items: readonly SentItem[];
  /** The cart item that is being edited; null to add. */
  readonly editedItemId: string | null;
  readonly idempotencyKey: string;
}

/**
 * Adds all items or none, or puts an edited item back under its id. Sending it twice with one key adds once (ruling
 * 37).
 */
export async function sendToCart({ items, editedItemId, idempotencyKey }: CartCommand): Promise<PurchaseState> {
  const [item] = items;
  if (item === undefined) return { kind: 'idle' };
  const answer =
    editedItemId === null
      ? await api.call(calls.addToCart, { body: [...items], headers: { 'idempotency-key': idempotencyKey } })
      : await api.call(calls.replaceOrderedItem, { params: { id: editedItemId }, body: { data: item } });
  if (answer.ok) {
    const itemIds = 'items' in answer.body ? answer.body.items.map(({ id }) => id) : [answer.body.id];
    return { kind: 'fulfilled', orderId: answer.body.order_id, itemIds };
  }
  if (answer.signedOut) return { kind: 'needs_sign_in' };
  if (answer.problem.error_code === 'email_not_verified') return { kind: 'needs_verification' };
  if (answer.status === 0 || answer.problem.error_code === 'internal')
    return { kind: 'unanswered', failure: new ServiceFailure(answer.status, answer.problem) };
  const { rows = [] } = answer.problem;
  return { kind: 'failed', message: problemMessage(answer.problem), rows, refused: answer.status < 500 };
}

export { addedAgain } from './added-again.ts';
