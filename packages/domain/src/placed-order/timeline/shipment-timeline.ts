import type { ExpectedDays } from '../../checkout/index.ts';
import { type OrderStatus, orderStates, type ShipmentStatus, shipmentStates } from '../order-states.ts';

/** One change of a state, as it was recorded. */
export interface HistoryLine {
  /** Null: the order itself; otherwise one of its shipments. */
  readonly groupId: string | null;
  readonly to: string;
  readonly at: Date;
  readonly note: string;
}

/** A step of the way that a shipment goes. Only what was recorded is done; what is to come has a day or none. */
export interface TimelineStep {
  readonly step: OrderStatus;
  readonly label: string;
  readonly state: 'done' | 'current' | 'next';
  readonly at: Date | null;
  readonly expected: Date | null;
  readonly note: string;
}

interface Way {
  readonly status: OrderStatus;
  readonly groupId: string;
  readonly shipmentStatus: ShipmentStatus;
  readonly history: readonly HistoryLine[];
  readonly expected: ExpectedDays;
}

/** What has happened with a shipment, where it is, and what is next with the days expected. */
export function shipmentTimeline({ status, groupId, shipmentStatus, history, expected }: Way): TimelineStep[] {
  const last = (to: string, group: string | null) =>
    history.findLast((line) => line.to === to && line.groupId === group) ?? null;
  const placed = history.find((line) => line.groupId === null) ?? null;
  const step = (
    name: OrderStatus,
    line: HistoryLine | null,
    state: TimelineStep['state'],
    day: Date | null = null,
  ) => ({
    step: name,
    label: orderStates[name].label,
    state,
    at: line?.at ?? null,
    expected: state === 'done' ? null : day,
    note: line?.note ?? '',
  });
  const review = last('in_review', null);
  const production = last('in_production', null);
  const begun = [
    step('confirmed', placed, 'done'),
    ...(review === null ? [] : [step('in_review', review, status === 'in_review' ? 'current' : 'done')]),
    ...(production === null ? [] : [step('in_production', production, 'done')]),
  ];
  if (status === 'cancelled') return [...begun, step('cancelled', last('cancelled', null), 'done')];
  const shipped = last('shipped', groupId);
  const delivered = last('delivered', groupId);
  const part = last('partly_shipped', groupId);
  const isBeingMade = status === 'in_production' || status === 'partly_shipped';
  const making = isBeingMade && shipmentStatus === 'waiting';
  return [
    ...begun.slice(0, production === null ? begun.length : -1),
    step('in_production', production, making ? 'current' : production === null ? 'next' : 'done'),
    ...(part === null
      ? []
      : [step('partly_shipped', part, shipmentStatus === 'partly_shipped' ? ('current' as const) : ('done' as const))]),
    step('shipped', shipped, shipped === null ? 'next' : 'done', expected.leavesBy),
    step('delivered', delivered, delivered === null ? 'next' : 'done', expected.arrivesBy),
  ];
}

/**
 * How far one line of an order is: of a shipment that left in part, one line may have left and another may not (OR-12).
 *
 * @param shown the state of its shipment as it is shown
 */
export function shownLineStatus(
  shown: OrderStatus,
  { ordered, shipped }: { readonly ordered: number; readonly shipped: number },
): OrderStatus {
  if (shown !== 'partly_shipped') return shown;
  if (shipped === 0) return 'in_production';
  return shipped < ordered ? 'partly_shipped' : 'shipped';
}

/** The state of a shipment as it is shown: a box that waits is as far as its order. */
export function shownShipmentStatus(
  status: OrderStatus,
  shipment: ShipmentStatus,
): { state: OrderStatus; label: string } {
  if (shipment !== 'waiting') return { state: shipment, label: shipmentStates[shipment].label };
  const state = status === 'partly_shipped' ? 'in_production' : status;
  return { state, label: orderStates[state].label };
}
