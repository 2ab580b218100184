import { err, ok, type Result } from '../result/index.ts';
import { permissions } from '../staff/index.ts';
import {
  type OrderActor,
  type OrderStatus,
  orderStates,
  type ShipmentStatus,
  shipmentStates,
  whoMayMove,
} from './order-states.ts';
import { type ReviewDecision, type ReviewState, reviewWaits, reviewWays } from './review.ts';
import { type ScreeningDecision, type ScreeningState, screeningWays } from './screening.ts';

/** What is asked about. */
export interface OrderToMove {
  readonly status: OrderStatus;
  /** Where the biosecurity screening stands (ruling 21). */
  readonly screening: ScreeningState;
  /** Where the review of its plates stands (ruling 6). */
  readonly review: ReviewState;
}

/** Why something cannot be done with an order now. */
export type OrderRefusal =
  | { readonly code: 'no_way'; readonly from: OrderStatus | ShipmentStatus; readonly to: OrderStatus | ShipmentStatus }
  | { readonly code: 'not_your_role'; readonly roles: readonly OrderActor[] }
  | { readonly code: 'not_screened'; readonly screening: 'pending' | 'held' }
  | { readonly code: 'nothing_to_screen' }
  | { readonly code: 'screened_already'; readonly screening: ScreeningDecision }
  | { readonly code: 'not_reviewed'; readonly review: 'pending' | 'held' }
  | { readonly code: 'nothing_to_review' }
  | { readonly code: 'reviewed_already'; readonly review: ReviewDecision }
  | { readonly code: 'made_already' }
  | { readonly code: 'addressed_already' }
  | { readonly code: 'being_made' }
  | { readonly code: 'on_its_way' }
  | { readonly code: 'cancelled_already' }
  | { readonly code: 'somebody_else_paid' }
  | { readonly code: 'not_being_made' }
  | { readonly code: 'tracking_missing' };

type Answer = Result<null, OrderRefusal>;

function mayMove(
  states: Parameters<typeof whoMayMove>[0],
  [from, to]: readonly [OrderStatus | ShipmentStatus, OrderStatus | ShipmentStatus],
  actors: readonly OrderActor[],
): Answer {
  const roles = whoMayMove(states, from, to);
  if (roles === null) return err({ code: 'no_way', from, to });
  return roles.some((role) => actors.includes(role)) ? ok(null) : err({ code: 'not_your_role', roles });
}

const oneOf = (roles: readonly OrderActor[], actors: readonly OrderActor[]): Answer =>
  roles.some((role) => actors.includes(role)) ? ok(null) : err({ code: 'not_your_role', roles });

/**
 * What can be done with a placed order, asked instead of comparing states: the answer is yes, or the reason why not. A
 * person may have several roles; one of them is enough.
 */
export const orderCan = {
  become(order: OrderToMove, to: OrderStatus, actors: readonly OrderActor[]): Answer {
    const moved = mayMove(orderStates, [order.status, to], actors);
    const { screening } = order;
    const waits = screening === 'pending' || screening === 'held';
    if (!moved.ok || to !== 'in_production') return moved;
    if (reviewWaits(order.review)) return err({ code: 'not_reviewed', review: order.review });
    return waits ? err({ code: 'not_screened', screening }) : moved;
  },

  /** Decides the review of its plates, while it waits to be made. */
  review({ status, review }: OrderToMove, decision: ReviewDecision, actors: readonly OrderActor[]): Answer {
    if (review === 'not_required' && decision === 'cleared') return err({ code: 'nothing_to_review' });
    if (review === decision) return err({ code: 'reviewed_already', review: decision });
    if (status !== 'confirmed' && status !== 'in_review') return err({ code: 'made_already' });
    const ways: Readonly<Record<string, readonly OrderActor[]>> = reviewWays[review];
    const roles = ways[decision] ?? [];
    return oneOf(roles, actors);
  },

  /** Changes where it goes or its PO number: until something of it has left (ruling 87). */
  correct({ status }: Pick<OrderToMove, 'status'>, actors: readonly OrderActor[]): Answer {
    if (status === 'cancelled') return err({ code: 'cancelled_already' });
    if (isOnItsWay(status)) return err({ code: 'addressed_already' });
    return oneOf(permissions.change_orders.roles, actors);
  },

  /** Decides the screening of its sequences, while it waits to be made. */
  screen({ status, screening }: OrderToMove, decision: ScreeningDecision, actors: readonly OrderActor[]): Answer {
    if (screening === 'not_required') return err({ code: 'nothing_to_screen' });
    if (screening === decision) return err({ code: 'screened_already', screening: decision });
    if (status !== 'confirmed' && status !== 'in_review') return err({ code: 'made_already' });
    const ways: Readonly<Record<string, readonly OrderActor[]>> = screeningWays[screening];
    const roles = ways[decision] ?? [];
    return oneOf(roles, actors);
  },

  /** Writes beside an order: everybody who may read it (ruling 87). */
  note: (actors: readonly OrderActor[]): Answer => oneOf(permissions.note_orders.roles, actors),

  /** Says who is responsible for it (ruling 52). */
  assign: (actors: readonly OrderActor[]): Answer => oneOf(permissions.assign_sales_rep.roles, actors),

  /** Sends one of its mails again. */
  sendMailAgain: (actors: readonly OrderActor[]): Answer => oneOf(permissions.resend_mails.roles, actors),

  /** The customer's own question: with the reason in the customer's words. */
  cancel(order: OrderToMove, { mayAct }: { readonly mayAct: boolean }): Answer {
    if (order.status === 'cancelled') return err({ code: 'cancelled_already' });
    if (order.status === 'in_production') return err({ code: 'being_made' });
    if (isOnItsWay(order.status)) return err({ code: 'on_its_way' });
    return mayAct ? orderCan.become(order, 'cancelled', ['customer']) : err({ code: 'somebody_else_paid' });
  },

  /** A box leaves only while its order is being made, and with a tracking number. */
  moveShipment(
    order: OrderToMove,
    shipment: { readonly status: ShipmentStatus; readonly trackingNumber: string | null },
    to: ShipmentStatus,
    actors: readonly OrderActor[],
  ): Answer {
    const moved = mayMove(shipmentStates, [shipment.status, to], actors);
    if (!moved.ok || (to !== 'shipped' && to !== 'partly_shipped')) return moved;
    if (order.status !== 'in_production' && order.status !== 'partly_shipped') return err({ code: 'not_being_made' });
    return shipment.trackingNumber === null ? err({ code: 'tracking_missing' }) : moved;
  },
} as const;

/** Whether something of an order has left. */
export const isOnItsWay = (status: OrderStatus): status is 'partly_shipped' | 'shipped' | 'delivered' =>
  status === 'partly_shipped' || status === 'shipped' || status === 'delivered';

/** The state that an order reaches by itself because of its shipments; null: it stays. */
export function statusByShipments(
  status: OrderStatus,
  shipments: readonly ShipmentStatus[],
): Extract<OrderStatus, 'partly_shipped' | 'shipped' | 'delivered'> | null {
  if (shipments.length === 0) return null;
  const haveLeft = shipments.every((shipment) => shipment === 'shipped' || shipment === 'delivered');
  if ((status === 'in_production' || status === 'partly_shipped') && haveLeft) return 'shipped';
  if (status === 'in_production' && shipments.some((shipment) => shipment !== 'waiting')) return 'partly_shipped';
  if (status === 'shipped' && shipments.every((shipment) => shipment === 'delivered')) return 'delivered';
  return null;
}
