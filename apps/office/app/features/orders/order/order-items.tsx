import { amountText } from '@cutsite/domain/money';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { useState } from 'react';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { ItemInside } from './item-inside.tsx';
import { itemLook } from './item-look.ts';
import inItems from './order-items.module.css';

type Item = StaffOrder['order']['contents']['items'][number];

/** The items of an order by line, each with its facts, its plate and everything in it. */
export function OrderItems({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const { contents } = staffOrder.order;
  const { totals } = contents;
  const sums = [
    ['Items', totals.subtotal],
    ['Discount', totals.discount],
    ['Shipping', totals.shipping],
    [contents.tax.label || 'Tax', totals.tax],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="items">
      <h2 id="items">Items, {contents.items.length}</h2>
      <table className={inItems.items}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">State</th>
            <th scope="col" className={inItems.amount}>
              Copies
            </th>
            <th scope="col" className={inItems.amount}>
              Price
            </th>
          </tr>
        </thead>
        {contents.items.map((item) => (
          <ItemRows key={item.id} item={item} staffOrder={staffOrder} />
        ))}
        <tfoot>
          {sums
            .filter(([label, amount]) => label === 'Items' || Number(amount) !== 0)
            .map(([label, amount]) => (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td className={inItems.amount}>{amountText(amount)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row" colSpan={3}>
              <b>Total</b>
            </th>
            <td className={inItems.amount}>
              <b>{amountText(totals.total)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function ItemRows({ item, staffOrder }: { readonly item: Item; readonly staffOrder: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const look = itemLook(staffOrder, item.id);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button type="button" className={inItems.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'down' : 'forward'} size={14} />
            <span>
              {item.name}
              <small>{item.facts.map(({ value }) => value).join(', ')}</small>
            </span>
          </button>
        </th>
        <td>
          {look !== null && (
            <Pill tone={look.tone} {...(look.tone === 'warnMajor' && { icon: 'warning' as const })}>
              {look.label}
            </Pill>
          )}
        </td>
        <td className={inItems.amount}>{item.quantity}</td>
        <td className={inItems.amount}>{amountText(item.subtotal)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4} className={inItems.inside}>
            <ItemInside item={item} staffOrder={staffOrder} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
