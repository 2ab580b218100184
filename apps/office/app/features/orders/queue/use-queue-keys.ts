import { useEffect, useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import type { QueuedOrder } from '../order-data.ts';

interface QueueKeys {
  readonly orders: readonly Pick<QueuedOrder, 'order_id'>[];
  readonly onOpen: (orderId: string) => void;
  readonly onToggle: (orderId: string) => void;
  readonly onToggleAll: () => void;
}

/** Single keys of the list: a row is active, and the keys move it, open it and select it. */
export function useQueueKeys({ orders, onOpen, onToggle, onToggleAll }: QueueKeys) {
  const [active, setActive] = useState(0);
  const last = Math.max(orders.length - 1, 0);
  const at = Math.min(active, last);
  const current = orders[at]?.order_id;
  useEffect(() => {
    if (current !== undefined)
      document.querySelector(`[data-order="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useShortcuts('List of orders', [
    { keys: 'j', label: 'Next order', run: () => setActive(Math.min(at + 1, last)) },
    { keys: 'k', label: 'Previous order', run: () => setActive(Math.max(at - 1, 0)) },
    { keys: 'Enter', label: 'Open the order', run: () => current !== undefined && onOpen(current) },
    { keys: 'x', label: 'Select the order', run: () => current !== undefined && onToggle(current) },
    { keys: 'X', label: 'Select all of the page, or none', run: onToggleAll },
  ]);
  return { active: at, setActive };
}
