import type { ItemListWire } from '@cutsite/contracts/order-contents';
import type { OrderContents } from '@cutsite/domain/checkout';
import { itemName, rowOf } from '@cutsite/domain/item';
import type { ItemTables } from '../../item-tables/index.ts';

/** Everything that is in the items of an order, as its papers list it; add-ons hold nothing. */
export function itemListsOf({ kinds, papers }: ItemTables, { items }: Pick<OrderContents, 'items'>): ItemListWire[] {
  return items.flatMap(({ id, item }) => {
    const contents = rowOf(papers, item.kind).contents(item);
    if (contents === null) return [];
    return {
      item_id: id,
      name: itemName(kinds, item),
      summary: contents.summary,
      columns: contents.columns.map(({ title, code }) => ({ title, code })),
      rows: contents.rows.map((row) => [...row]),
    };
  });
}
