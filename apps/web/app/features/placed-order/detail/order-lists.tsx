import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { ItemLists } from '../../../platform/order-summary/item-lists.tsx';
import { itemListsQuery } from '../../../platform/order-summary/item-lists-query.ts';
import { fetchListsAsCustomer } from '../order-calls.ts';
import { PlatePicture } from './items-table.tsx';
import styles from './order-page.module.css';

const listsForStaff = (id: string) => ({
  queryKey: ['item-lists', id, 'as-customer'],
  fetchLists: () => fetchListsAsCustomer(id),
});

interface OrderListsProps {
  readonly order: PlacedOrderWire;
  /** Staff looks at it as its customer would. */
  readonly isLookedAt?: boolean;
}

/** Every guide and gene of the order with its plates. */
export function OrderLists({ order, isLookedAt = false }: OrderListsProps) {
  const { order_id: id, number, contents, plates } = order;
  // Add-ons hold nothing to list.
  if (contents.items.every(({ sequence_count: count }) => count === 0)) return null;
  return (
    <div className={styles.card}>
      <ItemLists
        items={contents.items}
        {...(isLookedAt ? listsForStaff(id) : itemListsQuery(id))}
        fileName={number}
        pictureOf={(itemId) => {
          const own = plates.filter(({ item_id: of }) => of === itemId);
          return own.length === 0 ? null : own.map((plate) => <PlatePicture key={plate.name} plate={plate} />);
        }}
      />
    </div>
  );
}
