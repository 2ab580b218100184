import { moneyText, usd } from '@cutsite/domain/money';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Tells the payer that the card was charged for a payment that had ended, and that the money goes back. */
export function latePaymentMail(
  to: string,
  { amountMinor, publicUrl }: { readonly amountMinor: number; readonly publicUrl: string },
): Mail {
  const amount = moneyText(usd(amountMinor));
  return writeMail({ to, subject: 'A cancelled payment is being refunded' }, [
    `Your bank charged ${amount} for a card payment that had been cancelled. We did not take it for an order.`,
    `All of the ${amount} goes back to the card that was charged. There is nothing for you to do.`,
    { link: `${publicUrl}/account/orders`, label: 'See your orders' },
  ]);
}

interface FailedPaymentTexts {
  readonly orderId: string;
  readonly amountMinor: number;
  /** In the words of the card network; null: the payment was never finished. */
  readonly reason: string | null;
  readonly publicUrl: string;
}

/** Tells the payer that it did not go through, and where to try again. */
export function paymentFailedMail(to: string, { orderId, amountMinor, reason, publicUrl }: FailedPaymentTexts): Mail {
  return writeMail({ to, subject: 'Your payment did not go through' }, [
    `Your card payment of ${moneyText(usd(amountMinor))} did not go through, and nothing was charged.`,
    reason ?? 'It was not finished in time.',
    'Your cart is as you left it.',
    { link: `${publicUrl}/checkout?order=${orderId}`, label: 'Pay in another way' },
  ]);
}
