import type { OrderContentsWire } from '@cutsite/contracts/order-contents';
import { useItemView } from '../item-view.ts';
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
            <ItemFacts item={item} />
          </span>
          <span>{amountText(item.subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "62 guides, 2 copies, needs review"; what the name says already ("4 tubes") is not said again. */
function ItemFacts({ item }: { readonly item: Item }) {
  const { unitWord } = useItemView()(item.kind);
  const count = item.sequence_count;
  const words = [
    count > 0 ? `${count} ${unitWord(item, count)}` : null,
    item.quantity > 1 ? `${item.quantity} ${count > 0 ? 'copies' : 'pieces'}` : null,
    item.needs_review ? 'needs review' : null,
  ].filter((word) => word !== null);
  const facts = (words.length === 0 ? ['1 piece'] : words).filter((word) => word !== item.name);
  return facts.length === 0 ? null : <small>{facts.join(', ')}</small>;
}
