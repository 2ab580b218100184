import { useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import type { QueuedOrder } from '../order-data.ts';

interface QueueKeys {
  readonly orders: readonly QueuedOrder[];
  /** The order to stand at first, if it is in the list. */
  readonly startAt: string | null;
  readonly onOpen: (orderId: string) => void;
  readonly onToggle: (order: QueuedOrder) => void;
  readonly onToggleAll: () => void;
  /** Shows the row of the keys beside the list, or no more. */
  readonly onBeside: (change: (isShown: boolean) => boolean) => void;
}

/** Single keys of the list: a row is active, and the keys move it, open it and select it. */
export function useQueueKeys({ orders, startAt, onOpen, onToggle, onToggleAll, onBeside }: QueueKeys) {
  const [active, setActive] = useState(() =>
    Math.max(
      orders.findIndex(({ order_id: id }) => id === startAt),
      0,
    ),
  );
  const last = Math.max(orders.length - 1, 0);
  const at = Math.min(active, last);
  const row = orders[at];
  const current = row?.order_id;
  const moveTo = (next: number) => {
    setActive(next);
    document.querySelector(`[data-order="${orders[next]?.order_id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts('List of orders', [
    { keys: 'j', label: 'Next order', run: () => moveTo(Math.min(at + 1, last)) },
    { keys: 'k', label: 'Previous order', run: () => moveTo(Math.max(at - 1, 0)) },
    { keys: 'Enter', label: 'Open the order', run: () => current !== undefined && onOpen(current) },
    { keys: 'v', label: 'Show the order beside the list, or close it', run: () => onBeside((isShown) => !isShown) },
    { keys: 'Escape', label: 'Close the order beside the list', run: () => onBeside(() => false) },
    { keys: 'x', label: 'Select the order', run: () => row !== undefined && onToggle(row) },
    { keys: 'X', label: 'Select all of the page, or none', run: onToggleAll },
  ]);
  return { active: at, setActive };
}
