import type { OrderContentsWire } from '@cutsite/contracts/order-contents';
import { amountText } from '../money-text.ts';
import styles from './order-summary.module.css';

type Item = OrderContentsWire['items'][number];

/** The items of an order in short: name, what it is, price of all copies. */
export function OrderItems({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.items} aria-label="Items">
      {items.map((item) => (
        <li key={item.id}>
          <span>
            <b>{item.name}</b>
            <small>{whatText(item)}</small>
          </span>
          <span>{amountText(item.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "62 guides, 2 copies, needs review" */
function whatText(item: Item): string {
  const unit = item.product_format === 'tube' ? 'tube' : 'guide';
  const words = [
    item.sequence_count > 0 ? `${item.sequence_count} ${unit}${item.sequence_count === 1 ? '' : 's'}` : null,
    item.quantity > 1 ? `${item.quantity} ${item.sequence_count > 0 ? 'copies' : 'pieces'}` : null,
    item.needs_review ? 'needs review' : null,
  ];
  return words.filter((word) => word !== null).join(', ') || '1 piece';
}
