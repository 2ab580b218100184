import { ItemsTable } from '../../../platform/record/items-table.tsx';
import type { StaffOrder } from '../order-data.ts';
import { ItemInside } from './item-inside.tsx';
import { itemLook } from './item-look.ts';

/** The items of an order by line, each with where it stands, its plate and everything in it. */
export function OrderItems({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  return (
    <ItemsTable
      contents={staffOrder.order.contents}
      stateOf={(itemId) => itemLook(staffOrder, itemId)}
      inside={(item) => <ItemInside item={item} staffOrder={staffOrder} />}
    />
  );
}
