import { useEffect, useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import type { QueuedOrder } from '../order-data.ts';

interface QueueKeys {
  readonly orders: readonly QueuedOrder[];
  readonly onOpen: (orderId: string) => void;
  readonly onToggle: (order: QueuedOrder) => void;
  readonly onToggleAll: () => void;
  /** Shows the row of the keys beside the list, or no more. */
  readonly onBeside: (change: (isShown: boolean) => boolean) => void;
}

/** Single keys of the list: a row is active, and the keys move it, open it and select it. */
export function useQueueKeys({ orders, onOpen, onToggle, onToggleAll, onBeside }: QueueKeys) {
  const [active, setActive] = useState(0);
  const last = Math.max(orders.length - 1, 0);
  const at = Math.min(active, last);
  const row = orders[at];
  const current = row?.order_id;
  useEffect(() => {
    if (current !== undefined)
      document.querySelector(`[data-order="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useShortcuts('List of orders', [
    { keys: 'j', label: 'Next order', run: () => setActive(Math.min(at + 1, last)) },
    { keys: 'k', label: 'Previous order', run: () => setActive(Math.max(at - 1, 0)) },
    { keys: 'Enter', label: 'Open the order', run: () => current !== undefined && onOpen(current) },
    { keys: 'v', label: 'Show the order beside the list, or close it', run: () => onBeside((isShown) => !isShown) },
    { keys: 'Escape', label: 'Close the order beside the list', run: () => onBeside(() => false) },
    { keys: 'x', label: 'Select the order', run: () => row !== undefined && onToggle(row) },
    { keys: 'X', label: 'Select all of the page, or none', run: onToggleAll },
  ]);
  return { active: at, setActive };
}
