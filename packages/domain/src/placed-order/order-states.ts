import type { StaffRole } from '../account/index.ts';
import { permissions } from '../staff/index.ts';

/**
 * Who may move an order on: its payer, somebody of the staff by role (ruling 87), or the store by itself, when
 * what it waits for has happened.
 */
export type OrderActor = 'customer' | 'store' | StaffRole;

interface StateRow {
  readonly label: string;
  /** The states that may follow, and who may say so. */
  readonly next: Readonly<Record<string, readonly OrderActor[]>>;
}

const mayHold = [...permissions.hold_orders.roles, 'store'] as const;
const mayClear = [...permissions.clear_review.roles, 'store'] as const;
const mayRelease = permissions.release_orders.roles;
const mayCancel = permissions.cancel_orders.roles;
const mayShip = permissions.ship_orders.roles;

/**
 * The states of a placed order and the ways between them (OR-2); the words are ours (docs/open-questions.md). A cart's
 * own states are those of the table `cart`; an order begins when it is paid. It is partly shipped when the first of its
 * parcels has left, shipped and then delivered when the last of its shipments is, which the store sees by itself.
 */
export const orderStates = {
  confirmed: {
    label: 'Order placed',
    next: { in_review: mayHold, in_production: mayRelease, cancelled: ['customer', ...mayCancel] },
  },
  /** A plate that asks for review, or a sequence that is screened: not released to production (rulings 6 and 21). */
  in_review: {
    label: 'In review',
    next: { confirmed: mayClear, in_production: mayRelease, cancelled: ['customer', ...mayCancel] },
  },
  in_production: {
    label: 'In production',
    next: { partly_shipped: ['store'], shipped: ['store'], cancelled: mayCancel },
  },
  /** Something has left, and something is still to come. */
  partly_shipped: { label: 'Partly shipped', next: { shipped: ['store'] } },
  shipped: { label: 'Shipped', next: { delivered: ['store'] } },
  delivered: { label: 'Delivered', next: {} },
  cancelled: { label: 'Cancelled', next: {} },
} as const satisfies Readonly<Record<string, StateRow>>;

export type OrderStatus = keyof typeof orderStates;
export const orderStatuses = Object.keys(orderStates) as [OrderStatus, ...OrderStatus[]];

/** The states of one shipment (`cart_group`): each box travels by itself. */
export const shipmentStates = {
  waiting: { label: 'Waiting', next: { partly_shipped: mayShip, shipped: mayShip } },
  /** A parcel with a part of it has left. */
  partly_shipped: { label: 'Partly shipped', next: { partly_shipped: mayShip, shipped: mayShip } },
  shipped: { label: 'Shipped', next: { delivered: [...permissions.deliver_orders.roles, 'store'] } },
  delivered: { label: 'Delivered', next: {} },
} as const satisfies Readonly<Record<string, StateRow>>;

export type ShipmentStatus = keyof typeof shipmentStates;
export const shipmentStatuses = Object.keys(shipmentStates) as [ShipmentStatus, ...ShipmentStatus[]];

/** Who may lead from one state to another; null when there is no such way. */
export function whoMayMove(
  states: Readonly<Record<string, StateRow>>,
  from: string,
  to: string,
): readonly OrderActor[] | null {
  return states[from]?.next[to] ?? null;
}
