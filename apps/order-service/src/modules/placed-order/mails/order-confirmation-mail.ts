import type { OrderContents } from '@cutsite/domain/checkout';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney } from '@cutsite/domain/money';
import { type PaymentMethod, paymentMethods } from '@cutsite/domain/payment';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

export interface PlacedOrderWords {
  readonly kinds: ItemKinds;
  readonly orderId: string;
  readonly number: string;
  readonly contents: OrderContents;
  readonly method: PaymentMethod;
  readonly publicUrl: string;
}

/** Confirms a placed order to whoever paid it, and to whose it is. */
export function orderConfirmationMail(to: string, order: PlacedOrderWords): Mail {
  const { kinds, contents, number, method, publicUrl, orderId } = order;
  const items = contents.items.map(
    ({ item, quantity, subtotal }) =>
      `${quantity} × ${itemName(kinds, item)}: $${formatDecimal(multiplyMoney(subtotal, quantity))}`,
  );
  const reference = contents.customerReferenceCode;
  return writeMail({ to, subject: `Your order ${number}` }, [
    `Thank you for your order ${number}.`,
    ...(reference === null ? [] : [`Your reference: ${reference}`]),
    ...items,
    `Total with shipping and tax: $${formatDecimal(contents.totals.total)}. Paid by: ${paymentMethods[method].label}.`,
    { link: `${publicUrl}/account/orders/detail?order=${orderId}`, label: 'See the order' },
  ]);
}
