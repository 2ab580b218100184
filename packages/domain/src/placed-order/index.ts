export { type InvoiceDays, invoiceDays } from './invoice-day.ts';
export { type OrderRefusal, type OrderToMove, orderCan, statusByShipments } from './order-can.ts';
export { orderRefusalMessage } from './order-refusal-message.ts';
export {
  type OrderActor,
  type OrderStatus,
  orderStates,
  orderStatuses,
  type ShipmentStatus,
  shipmentStates,
  shipmentStatuses,
} from './order-states.ts';
export { paperNumber } from './paper-number.ts';
export {
  placedAs,
  type ScreeningDecision,
  type ScreeningState,
  type SequenceToScreen,
  screeningDecisions,
  sequencesToScreen,
} from './screening.ts';
export {
  type HistoryLine,
  shipmentTimeline,
  shownShipmentStatus,
  type TimelineStep,
} from './timeline/shipment-timeline.ts';
export { readTrackingNumber, trackingLink } from './tracking-link.ts';
