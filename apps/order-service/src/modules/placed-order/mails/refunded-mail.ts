import { formatDecimal, type Money } from '@cutsite/domain/money';
import { type RefundTarget, refundDestination, refundDestinations } from '@cutsite/domain/payment';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { PlacedOrderRow } from '../placed-order.repository.ts';
import { orderLink } from './order-link.ts';

interface RefundWords {
  readonly order: Pick<PlacedOrderRow, 'id' | 'number' | 'method'>;
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly reason: string;
  readonly publicUrl: string;
}

/** Tells what is given back of an order, where it goes and why. */
export function refundedMail(to: string, { order, amount, target, reason, publicUrl }: RefundWords): Mail {
  return writeMail({ to, subject: `$${formatDecimal(amount)} of your order ${order.number} is given back` }, [
    `We give back $${formatDecimal(amount)} of your order ${order.number}.`,
    refundDestinations[refundDestination(order.method, target)].sentence,
    `The reason: ${reason}`,
    { link: orderLink(publicUrl, order.id), label: 'See the order and its credit note' },
  ]);
}
