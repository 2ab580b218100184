import { moneyText, usd } from '@cutsite/domain/money';
import { type OrderStatus, orderStates, type ShipmentStatus, shipmentStates } from '@cutsite/domain/placed-order';
import type { OrderEventKind, OrderLogRow } from './order-event.repository.ts';

const events: Readonly<Record<OrderEventKind, string>> = {
  review_cleared: 'Review cleared',
  review_held: 'Review held',
  internal_note: 'Note written for colleagues',
  customer_note: 'Note sent to the customer',
  assigned: 'Sales representative set',
  address_changed: 'Shipping address changed',
  po_number_changed: 'PO number changed',
  mail_sent_again: 'Mail sent again',
};

const isEvent = (kind: string): kind is OrderEventKind => Object.hasOwn(events, kind);
const labelOf = (states: Readonly<Record<string, { readonly label: string }>>, state: string): string =>
  states[state]?.label ?? state;

/** What a line of the log says happened, without who and when. */
export function logSentence({ kind, to }: Pick<OrderLogRow, 'kind' | 'to'>): string {
  if (isEvent(kind)) return to === '' || kind.endsWith('_note') ? events[kind] : `${events[kind]}: ${to}`;
  if (kind === 'status') return labelOf(orderStates satisfies Record<OrderStatus, unknown>, to);
  if (kind === 'shipment')
    return `Shipment: ${labelOf(shipmentStates satisfies Record<ShipmentStatus, unknown>, to).toLowerCase()}`;
  if (kind === 'screening') return `Screening ${to}`;
  if (kind === 'payment_recorded') return `Payment of ${moneyText(usd(Number(to)))} recorded`;
  if (kind === 'payment_taken_back') return `Entry of a payment of ${moneyText(usd(Number(to)))} taken back`;
  return `Refund of ${moneyText(usd(Number(to)))}`;
}
