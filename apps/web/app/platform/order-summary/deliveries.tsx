import type { DeliveryWire, OrderContentsWire } from '@cutsite/contracts/order-contents';
import { afterColon } from '@cutsite/domain/checkout';
import { temperatures } from '@cutsite/domain/product';
import { deliveryText } from '../delivery-text.ts';
import styles from './order-summary.module.css';

interface DeliveriesProps {
  readonly groups: readonly Pick<OrderContentsWire['groups'][number], 'id' | 'temperature'>[];
  readonly deliveries: readonly (DeliveryWire & { readonly group_id: string })[] | undefined;
}

/** When each shipment leaves and arrives if the order is placed today; nothing where that is not known. */
export function Deliveries({ groups, deliveries = [] }: DeliveriesProps) {
  const lines = groups.flatMap(({ id, temperature }) => {
    const text = deliveryText(deliveries.find(({ group_id }) => group_id === id));
    return text === '' ? [] : [{ id, label: temperatures[temperature].label, text }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={styles.deliveries}>
      <p>If you order today</p>
      <ul>
        {lines.map(({ id, label, text }) => (
          <li key={id}>{lines.length === 1 ? text : `${label}: ${afterColon(text)}`}</li>
        ))}
      </ul>
    </div>
  );
}
