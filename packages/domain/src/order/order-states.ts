/**
 * The states of a placed order and the ways between them (Specification 1 §2 "order status"); the words are ours
 * (docs/open-questions.md). A cart's own states are those of the table `cart`; an order begins when it is paid.
 */
export const orderStates = {
  confirmed: { label: 'Order placed', next: ['in_review', 'in_production', 'cancelled'] },
  /** A plate that asks for review, or a sequence that is screened: not released to production (rulings 6 and 21). */
  in_review: { label: 'In review', next: ['confirmed', 'in_production', 'cancelled'] },
  in_production: { label: 'In production', next: ['shipped', 'cancelled'] },
  shipped: { label: 'Shipped', next: ['delivered'] },
  delivered: { label: 'Delivered', next: [] },
  cancelled: { label: 'Cancelled', next: [] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly next: readonly string[] }>>;

export type OrderStatus = keyof typeof orderStates;
