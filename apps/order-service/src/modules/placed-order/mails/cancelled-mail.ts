import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { PlacedOrderRow } from '../placed-order.repository.ts';
import { orderLink } from './order-link.ts';

/** What becomes of the money, by the way in which it was paid. */
const money: Readonly<Record<PlacedOrderRow['method'], string>> = {
  card: 'The amount goes back to the card that was charged.',
  purchase_order: 'There is nothing to pay: the purchase order was not invoiced.',
  blanket_purchase_order: 'The amount is available on your blanket purchase order again.',
  edit_credit: 'The amount is back on your edit credit.',
};

/** Confirms that an order was cancelled, whoever did it. */
export function cancelledMail(
  to: string,
  { order, publicUrl }: { readonly order: PlacedOrderRow; readonly publicUrl: string },
): Mail {
  return writeMail({ to, subject: `Your order ${order.number} was cancelled` }, [
    `Your order ${order.number} was cancelled. Nothing of it will be made.`,
    money[order.method],
    { link: orderLink(publicUrl, order.id), label: 'See the order' },
  ]);
}
