import { amountText } from '@cutsite/domain/money';
import { Icon } from '@cutsite/ui/icon';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { type ReactNode, useState } from 'react';
import type { Contents, ContentsItem } from './contents.ts';
import styles from './items.module.css';
import record from './record.module.css';

interface ItemLook {
  readonly label: string;
  readonly tone: PillTone;
}

interface ItemsTableProps {
  readonly contents: Contents;
  /** Where an item stands; absent: nothing is done to them yet. */
  readonly stateOf?: (itemId: string) => ItemLook | null;
  /** What is shown of an item when it is unfolded. */
  readonly inside: (item: ContentsItem) => ReactNode;
  /** What the total leaves out. */
  readonly totalNote?: string | null;
}

/** Items by line, each with its facts and everything in it, and the sums below. */
export function ItemsTable({ contents, stateOf, inside, totalNote = null }: ItemsTableProps) {
  const { totals } = contents;
  const columns = stateOf === undefined ? 3 : 4;
  const sums = [
    ['Items', totals.subtotal],
    ['Discount', totals.discount],
    ['Shipping', totals.shipping],
    [contents.tax.label || 'Tax', totals.tax],
  ] as const;
  return (
    <section className={record.card} aria-labelledby="items">
      <h2 id="items">Items, {contents.items.length}</h2>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {stateOf !== undefined && <th scope="col">State</th>}
            <th scope="col" className={styles.amount}>
              Copies
            </th>
            <th scope="col" className={styles.amount}>
              Price
            </th>
          </tr>
        </thead>
        {contents.items.map((item) => (
          <ItemRows key={item.id} item={item} look={stateOf?.(item.id)} columns={columns} inside={inside} />
        ))}
        <tfoot>
          {sums
            .filter(([label, amount]) => label === 'Items' || Number(amount) !== 0)
            .map(([label, amount]) => (
              <tr key={label}>
                <th scope="row" colSpan={columns - 1}>
                  {label}
                </th>
                <td className={styles.amount}>{amountText(amount)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row" colSpan={columns - 1}>
              <b>Total</b> {totalNote !== null && <small>{totalNote}</small>}
            </th>
            <td className={styles.amount}>
              <b>{amountText(totals.total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface ItemRowsProps extends Pick<ItemsTableProps, 'inside'> {
  readonly item: ContentsItem;
  /** Absent: the table has no states; null: it says nothing of this one. */
  readonly look: ItemLook | null | undefined;
  readonly columns: number;
}

function ItemRows({ item, look, columns, inside }: ItemRowsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'down' : 'forward'} size={14} />
            <span>
              {item.name}
              <small>{item.facts.map(({ value }) => value).join(', ')}</small>
            </span>
          </button>
        </th>
        {look !== undefined && (
          <td>
            {look !== null && (
              <Pill tone={look.tone} {...(look.tone === 'warnMajor' && { icon: 'warning' as const })}>
                {look.label}
              </Pill>
            )}
          </td>
        )}
        <td className={styles.amount}>{item.quantity}</td>
        <td className={styles.amount}>{amountText(item.subtotal)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns} className={styles.inside}>
            {inside(item)}
          </td>
        </tr>
      )}
    </tbody>
  );
}
