import type { OrderDocumentWire, PlacedOrderWire } from '@cutsite/contracts/placed-order';
import type { ItemTables } from '../../../item-tables/index.ts';
import type { OrderFacts } from '../order-facts.ts';
import { orderToWire } from '../order-to-wire.ts';

/**
 * An order in the words in which its customer reads it, for staff who want to see the same (OF-34). Papers and files
 * are the same, too, by the addresses at which staff gets them.
 */
export function orderAsCustomer(tables: ItemTables, facts: OrderFacts, now: Date): PlacedOrderWire {
  const { account_id: owner, payer_account_id: payer, id } = facts.order;
  const seen = orderToWire(tables, facts, { userId: owner, mayAct: payer === owner, now });
  return {
    ...seen,
    documents: seen.documents.map((paper) =>
      paper.href === null ? paper : { ...paper, href: staffPaperAddress(id, paper) },
    ),
    files: seen.files.map((file) => ({ ...file, href: `/api/staff/order/${id}/attachments/${file.id}/` })),
  };
}

function staffPaperAddress(
  orderId: string,
  { kind, number, group_id: shipment, parcel_id: parcel }: OrderDocumentWire,
) {
  const query = new URLSearchParams({
    kind,
    ...(kind === 'credit_note' && number !== null && { number }),
    ...(shipment !== null && { shipment }),
    ...(parcel !== null && { parcel }),
  });
  return `/api/staff/order/${orderId}/paper/?${query.toString()}`;
}
