import { formatDecimal, usd } from '@cutsite/domain/money';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Tells whoever paid that the card was charged for a payment that had ended, and that the money goes back. */
export function latePaymentMail(
  to: string,
  { amountMinor, publicUrl }: { readonly amountMinor: number; readonly publicUrl: string },
): Mail {
  const amount = `$${formatDecimal(usd(amountMinor))}`;
  return writeMail({ to, subject: 'A cancelled payment is given back' }, [
    `Your bank charged ${amount} for a card payment that had been cancelled. We did not take it for an order.`,
    `All of the ${amount} goes back to the card that was charged. There is nothing for you to do.`,
    { link: `${publicUrl}/account/orders`, label: 'See your orders' },
  ]);
}
