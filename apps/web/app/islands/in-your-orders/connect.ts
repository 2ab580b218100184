import type { ListedOrderWire } from '@cutsite/contracts/placed-order';
import { callService } from '../../platform/service/call.ts';
import { mayBeSignedIn } from '../../platform/service/current-user.ts';
import { type OwnOrder, ownOrders } from './own-orders.ts';

/**
 * Shows the visitor's own orders beside an article about what they hold. Nothing is asked of who is not signed in, and
 * whatever goes wrong, the part stays away.
 */
export async function connectOwnOrders(root: Document): Promise<void> {
  const part = root.querySelector<HTMLElement>('[data-island=in-your-orders]');
  const list = part?.querySelector('ul') ?? null;
  if (part === null || list === null || !mayBeSignedIn()) return;
  const answer = await callService<{ readonly orders: readonly ListedOrderWire[] }>(
    'GET',
    '/api/user/list_orders/',
  ).catch(() => null);
  if (!answer?.ok) return;
  const orders = ownOrders(answer.body.orders, (part.dataset['products'] ?? '').split(' '));
  list.replaceChildren(...orders.map((order) => lineOf(root, order)));
  part.hidden = orders.length === 0;
}

function lineOf(root: Document, { href, number, holds }: OwnOrder): HTMLElement {
  const line = root.createElement('li');
  const link = root.createElement('a');
  link.href = href;
  link.textContent = number;
  const words = root.createElement('small');
  words.textContent = holds;
  line.append(link, words);
  return line;
}
