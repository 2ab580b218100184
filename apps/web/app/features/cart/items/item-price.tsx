import type { CartItemWire } from '@cutsite/contracts/cart';
import { Icon } from '@cutsite/ui/icon';
import { useItemView } from '../../../platform/item-views/index.ts';
import { amountText } from '../../../platform/money-text.ts';
import styles from './cart-item.module.css';

/** What the item costs and which rule set the price; every rule that applied is listed, the winner ticked. */
export function ItemPrice({ item, busy }: { readonly item: CartItemWire; readonly busy: boolean }) {
  const { unitWord } = useItemView()(item.kind);
  const discounted = item.undiscounted_subtotal !== item.subtotal;
  return (
    <div className={styles.price} data-busy={busy || undefined}>
      <p>
        <b>{amountText(item.subtotal)}</b>
        {discounted ? <s>{amountText(item.undiscounted_subtotal)}</s> : null}
      </p>
      {item.price_lines.map((line) => (
        <details key={`${line.min_length}-${line.price}`}>
          <summary>
            {line.count} {unitWord(item, line.count)} × {amountText(line.price)}
            {item.quantity > 1 ? ` × ${item.quantity}` : ''}
          </summary>
          <table>
            <caption className="cs-visually-hidden">Price rules</caption>
            <tbody>
              {line.candidates.map((candidate) => (
                <tr key={candidate.record_id} data-wins={candidate.wins || undefined}>
                  <th scope="row">
                    {candidate.wins ? <Icon name="check" size={12} label="sets the price" /> : null} {candidate.label}
                  </th>
                  <td>{amountText(candidate.price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
