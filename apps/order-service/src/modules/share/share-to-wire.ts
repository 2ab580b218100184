import { addressToWire, deliveryToWire, orderContentsToWire } from '@cutsite/contracts/order-contents';
import type { SharedCartWire, ShareWire } from '@cutsite/contracts/share';
import { type OrderContents, quotedTotal } from '@cutsite/domain/checkout';
import { type ShareState, shareState } from '@cutsite/domain/share';
import type { ItemTables } from '../../item-tables/index.ts';
import { deliveriesOf } from '../order-contents/index.ts';
import type { RefusedVoucher } from '../voucher/index.ts';
import type { ShareRow } from './share.repository.ts';

/** What the link of a row is good for now. */
export function stateOf(row: ShareRow, now: Date): ShareState {
  return shareState(
    {
      expiresAt: row.expires_at,
      seenAt: row.seen_at,
      takenAt: row.taken_at,
      revokedAt: row.revoked_at,
      isOrdered: row.cart_status === 'ordered',
    },
    now,
  );
}

export function shareToWire(row: ShareRow, now: Date): ShareWire {
  return {
    id: row.id,
    order_id: row.cart_id,
    recipient_email: row.recipient_email,
    message: row.message,
    state: stateOf(row, now),
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    seen: row.seen_at?.toISOString() ?? null,
    taken: row.taken_at?.toISOString() ?? null,
    taken_by: row.taken_by_name,
    addresses: row.addresses.map(addressToWire),
  };
}

/** What is in a shared cart, and the quote that it is. */
export interface SharedContents {
  readonly contents: OrderContents;
  readonly quote: { readonly number: string; readonly expiresAt: Date } | null;
  readonly refusal: RefusedVoucher | null;
}

/** What somebody with the link sees: the addresses that were ticked, and the order's id only once they hold it. */
export function sharedCartToWire(
  tables: ItemTables,
  row: ShareRow,
  { contents, quote, refusal }: SharedContents,
  viewerId: string | null,
  now: Date,
): SharedCartWire {
  const { items, customer_reference_code, voucher, totals, discounts } = orderContentsToWire(tables, contents);
  return {
    state: stateOf(row, now),
    owner_name: row.owner_name,
    owner_company: row.owner_company,
    message: row.message,
    expires: row.expires_at.toISOString(),
    is_own: viewerId === row.account_id,
    taken_by: row.taken_by_name,
    order_id: viewerId !== null && viewerId === row.taken_by ? row.cart_id : null,
    quote: quote === null ? null : { number: quote.number, expires: quote.expiresAt.toISOString() },
    addresses: row.addresses.map(addressToWire),
    items,
    customer_reference_code,
    voucher,
    voucher_refusal: refusal === null ? null : { code: refusal.code, message: refusal.message },
    totals,
    discounts,
    includes_shipping_and_tax: quotedTotal(contents).includesShippingAndTax,
    deliveries: deliveriesShown(tables, row, contents, now),
  };
}

/** The days on the way say about where it goes, so they come with an address that is shown. */
function deliveriesShown(
  tables: ItemTables,
  row: ShareRow,
  contents: OrderContents,
  now: Date,
): NonNullable<SharedCartWire['deliveries']> {
  if (row.cart_status === 'ordered') return [];
  const { shippingAddress, shipments } = contents;
  const seen = { ...contents, shippingAddress: row.addresses.length === 0 ? null : shippingAddress };
  return deliveriesOf(tables, seen, now).flatMap(({ groupId, ...delivery }) => {
    const box = shipments.find((shipment) => shipment.groupId === groupId);
    return box === undefined ? [] : [{ temperature: box.temperature, ...deliveryToWire(delivery) }];
  });
}
