import type { OrderStatus } from './order-states.ts';

/** What a view of the list of orders asks of an order. */
export interface OrderView {
  readonly label: string;
  readonly statuses: readonly OrderStatus[];
  readonly review?: 'waits';
  readonly screening?: 'waits';
  /** Its first box should have left before today. */
  readonly isOverdue?: true;
  /** Nothing keeps it from being released. */
  readonly isReleasable?: true;
}

const waiting = ['confirmed', 'in_review'] as const;

/** The states in which something is still to be done. */
export const openStatuses = [
  'confirmed',
  'in_review',
  'in_production',
  'partly_shipped',
] as const satisfies readonly OrderStatus[];

/** The views of the list of all orders, in the order of the screen. */
export const orderViews = {
  to_review: { label: 'To review', statuses: waiting, review: 'waits' },
  screening: { label: 'Screening', statuses: waiting, screening: 'waits' },
  to_release: { label: 'To release', statuses: waiting, isReleasable: true },
  in_production: { label: 'In production', statuses: ['in_production'] },
  partly_shipped: { label: 'Partly shipped', statuses: ['partly_shipped'] },
  overdue: { label: 'Overdue', statuses: openStatuses, isOverdue: true },
  all: { label: 'All orders', statuses: [] },
} as const satisfies Readonly<Record<string, OrderView>>;

export type OrderViewName = keyof typeof orderViews;
export const orderViewNames = Object.keys(orderViews) as readonly OrderViewName[];
export const isOrderView = (name: string): name is OrderViewName => Object.hasOwn(orderViews, name);
