import { type RowWalk, useRowWalk } from '../../../platform/keyboard/use-row-walk.ts';
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
export function useQueueKeys({ orders, startAt, onOpen, onToggle, onToggleAll, onBeside }: QueueKeys): RowWalk {
  const first = orders.findIndex(({ order_id: id }) => id === startAt);
  const walk = useRowWalk(orders.length, Math.max(first, 0));
  const row = orders[walk.at];
  const current = row?.order_id;
  useShortcuts('List of orders', [
    { keys: 'j', label: 'Next order', run: () => walk.step(1) },
    { keys: 'k', label: 'Previous order', run: () => walk.step(-1) },
    { keys: 'Enter', label: 'Open the order', run: () => current !== undefined && onOpen(current) },
    { keys: 'v', label: 'Show the order beside the list, or close it', run: () => onBeside((isShown) => !isShown) },
    { keys: 'Escape', label: 'Close the order beside the list', run: () => onBeside(() => false) },
    { keys: 'x', label: 'Select the order', run: () => row !== undefined && onToggle(row) },
    { keys: 'X', label: 'Select all of the page, or none', run: onToggleAll },
  ]);
  return walk;
}
