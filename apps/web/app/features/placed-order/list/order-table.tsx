import type { ListedOrderWire } from '@cutsite/contracts/placed-order';
import { amountText } from '@cutsite/domain/money';
import { dayText, expectedDayText } from '../../../platform/day-text.ts';
import { InvoicePill } from '../invoice-pill.tsx';
import { StatusPill } from '../status-pill.tsx';
import styles from './orders-page.module.css';

/** The list; on a narrow screen each row becomes a card. */
export function OrderTable({ orders }: { readonly orders: readonly ListedOrderWire[] }) {
  return (
    <table className={`cs-table ${styles.table}`}>
      <caption className="cs-visually-hidden">Your orders, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Items</th>
          <th scope="col">PO and reference</th>
          <th scope="col">State</th>
          <th scope="col" className={styles.amount}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.order_id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order }: { readonly order: ListedOrderWire }) {
  const labels = [order.po_number, order.customer_reference_code].filter((label) => label !== null);
  return (
    <tr>
      <th scope="row">
        <a href={orderAddress(order.order_id)} className="cs-mono">
          {order.number}
        </a>
        <small>{dayText(order.placed)}</small>
      </th>
      <td>
        {itemsText(order.item_names)}
        {order.is_owner ? null : <small>ordered by {order.owner_name}</small>}
      </td>
      <td className={labels.length === 0 ? styles.blank : undefined}>
        {labels.map((label) => (
          <span key={label} className="cs-mono">
            {label}
          </span>
        ))}
      </td>
      <td>
        <StatusPill status={order.status} />
        {order.tracking_numbers.map((number) => (
          <small key={number} className="cs-mono">
            {number}
          </small>
        ))}
      </td>
      <td className={styles.amount}>
        {amountText(order.total)}
        {order.invoice ? <InvoiceNote invoice={order.invoice} /> : null}
      </td>
    </tr>
  );
}

/** What becomes of the invoice of a purchase order. */
function InvoiceNote({ invoice }: { readonly invoice: NonNullable<ListedOrderWire['invoice']> }) {
  const { state, left, due } = invoice;
  const isSettled = state === 'paid' || state === 'credited';
  return (
    <>
      <InvoicePill state={state} isNamed />
      {isSettled ? null : (
        <small>
          {amountText(left)} by {expectedDayText(due)}
        </small>
      )}
    </>
  );
}

const shown = 3;

/** "Plate 1, Plate 2, 6 tubes and 4 more" */
function itemsText(names: readonly string[]): string {
  if (names.length <= shown + 1) return names.join(', ');
  return `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
}

/** The page of an order. The id is personal and so read in the browser only. */
const orderAddress = (id: string): string => `/account/orders/detail?order=${encodeURIComponent(id)}`;
