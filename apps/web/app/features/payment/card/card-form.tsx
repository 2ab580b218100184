import { useCardEntry } from '../../../platform/card/index.ts';
import { amountText } from '../../../platform/money-text.ts';
import type { PayingProps } from '../methods/paying-props.ts';
import { leftOf } from '../methods/payment-methods.ts';
import { PayButton } from '../pay/pay-button.tsx';
import { afterTerms } from '../pay/payment-calls.ts';
import { sendCard } from './send-card.ts';

/** By card: the intent of the order is opened, then its network is shown the card (PA-2). */
export function CardForm({ order, options, paying, terms }: PayingProps) {
  const due = order.contents.totals.total;
  const entry = useCardEntry(options.card, leftOf(due, '0.00'));
  const pay = async () => {
    const confirm = await entry.check();
    if (confirm === null) return;
    await paying.pay('card', afterTerms(order, sendCard(order.order_id, confirm)));
  };
  return (
    <>
      {entry.fields}
      {terms.consent}
      <PayButton paying={paying} blockedBecause={entry.blockedBecause ?? terms.missing} onPay={() => void pay()}>
        Pay {amountText(due)}
      </PayButton>
    </>
  );
}
