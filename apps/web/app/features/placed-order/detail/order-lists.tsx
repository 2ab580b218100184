import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { ItemLists } from '../../../platform/order-summary/item-lists.tsx';
import { itemListsQuery } from '../../../platform/order-summary/item-lists-query.ts';
import { PlatePicture } from './items-table.tsx';
import styles from './order-page.module.css';

/** Every guide and gene of the order with its plates. */
export function OrderLists({ order }: { readonly order: PlacedOrderWire }) {
  const { order_id: id, number, contents, plates } = order;
  // Add-ons hold nothing to list.
  if (contents.items.every(({ sequence_count: count }) => count === 0)) return null;
  return (
    <div className={styles.card}>
      <ItemLists
        items={contents.items}
        {...itemListsQuery(id)}
        fileName={number}
        pictureOf={(itemId) => {
          const own = plates.filter(({ item_id: of }) => of === itemId);
          return own.length === 0 ? null : own.map((plate) => <PlatePicture key={plate.name} plate={plate} />);
        }}
      />
    </div>
  );
}
