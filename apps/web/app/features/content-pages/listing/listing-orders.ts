import type { ListingOrder } from './listings.ts';

/** What an order is called. */
export const orderLabels: Readonly<Record<ListingOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  upcoming: 'Soonest first',
  title: 'By title',
  number: 'Default order',
};
