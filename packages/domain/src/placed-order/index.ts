export { changeCutOff, changeCutOffOf } from './change-cut-off.ts';
export { type DocumentKind, documentTitle } from './document-title.ts';
export {
  type InvoiceBalance,
  type InvoiceFilter,
  type InvoiceState,
  invoiceBalance,
  invoiceFilters,
  invoiceStateNames,
  invoiceStates,
  overdueBefore,
} from './invoice-balance.ts';
export { type InvoiceDays, invoiceDays } from './invoice-day.ts';
export { type ActionOfState, actionsOfState, type OrderAction, orderAction, orderActions } from './order-actions.ts';
export { isOnItsWay, type OrderRefusal, type OrderToMove, orderCan, statusByShipments } from './order-can.ts';
export { orderRefusalMessage } from './order-refusal-message.ts';
export { maxFoundCounted, type OrderToFind, orderSearchTerms, searchWords, typedNumber } from './order-search.ts';
export {
  type OrderActor,
  type OrderStatus,
  orderStates,
  orderStatuses,
  type ShipmentStatus,
  shipmentStates,
  shipmentStatuses,
} from './order-states.ts';
export {
  isOrderView,
  type OrderView,
  type OrderViewName,
  openStatuses,
  orderViewNames,
  orderViews,
} from './order-views.ts';
export { paperNumber } from './paper-number.ts';
export {
  checkReceivedPayment,
  maxPaymentReferenceLength,
  type PaymentFaults,
  paymentRefusal,
  type ReceivedPayment,
} from './received-payment.ts';
export { type ReviewDecision, type ReviewState, reviewStates, reviewWaits } from './review.ts';
export { reviewPoints } from './review-points.ts';
export {
  placedAs,
  type ScreeningDecision,
  type ScreeningFinding,
  type ScreeningState,
  type SequenceToScreen,
  screeningDecisions,
  screeningFindingText,
  sequencesToScreen,
} from './screening.ts';
export {
  type HistoryLine,
  shipmentTimeline,
  shownLineStatus,
  shownShipmentStatus,
  type TimelineStep,
} from './timeline/shipment-timeline.ts';
export { readTrackingNumber, trackingLink, trackingMessage } from './tracking-link.ts';
