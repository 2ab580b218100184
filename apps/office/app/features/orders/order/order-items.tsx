import { Icon } from '@cutsite/ui/icon';
import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { Pill } from '@cutsite/ui/pill';
import { PlateMap } from '@cutsite/ui/plate-map';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import { moneyText } from '../order-words.ts';
import { itemLook } from './item-look.ts';
import styles from './order.module.css';
import inItems from './order-items.module.css';
import { plateOf } from './plate-of.ts';

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
                <td className={inItems.amount}>{moneyText(amount)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row" colSpan={3}>
              <b>Total</b>
            </th>
            <td className={inItems.amount}>
              <b>{moneyText(totals.total)}</b>
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
        <td className={inItems.amount}>{moneyText(item.subtotal)}</td>
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

/** What is in an item: asked for when it is unfolded. */
function ItemInside({ item, staffOrder }: { readonly item: Item; readonly staffOrder: StaffOrder }) {
  const { data, error } = useQuery(orderQueries.lists(staffOrder.order.order_id));
  const wells = useRef<HTMLDivElement>(null);
  useKeyboardScroll(wells, data !== undefined);
  const list = data?.lists.find(({ item_id: id }) => id === item.id);
  const plates = staffOrder.order.plates.filter(({ item_id: id }) => id === item.id);
  return (
    <div className={inItems.insideItem}>
      {plates.map((plate) => (
        <PlateMap key={plate.name} {...plateOf(plate)} />
      ))}
      <dl>
        {item.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error !== null && <p>{error.message}</p>}
      {list !== undefined && (
        <div ref={wells} className={inItems.wells} role="region" aria-label={`What is in ${item.name}`}>
          <table>
            <thead>
              <tr>
                {list.columns.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.join('\t')}>
                  {row.map((cell, at) => (
                    <td key={list.columns[at]?.title ?? at}>{list.columns[at]?.code ? <code>{cell}</code> : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
