import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { amountText } from '../../../platform/money-text.ts';
import { StatusPill } from '../status-pill.tsx';
import styles from './order-page.module.css';

/** What was ordered, as far as its shipment is, and what it cost. */
export function ItemsTable({ order }: { readonly order: PlacedOrderWire }) {
  const states = new Map(order.shipments.map(({ id, status }) => [id, status]));
  return (
    <section className={styles.card} aria-labelledby="items">
      <h2 id="items">Items</h2>
      <div className={styles.scroll}>
        <table className={styles.items}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Copies</th>
              <th scope="col">State</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {order.contents.items.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  {item.name}
                  <small>{whatText(item)}</small>
                </th>
                <td>{item.quantity}</td>
                <td>
                  <StatusPill status={states.get(item.group_id) ?? order.status} />
                </td>
                <td>{amountText(item.subtotal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** "sgRNA kit, 62 guides on a plate, SpCas9": as its kind describes it. */
function whatText({ facts }: PlacedOrderWire['contents']['items'][number]): string {
  return facts.map(({ value }) => value).join(', ');
}
