import { useState } from 'react';
import { CardFields, noCard, readCard } from '../../../platform/card/index.ts';
import { amountText } from '../../../platform/money-text.ts';
import type { PayingProps } from '../methods/paying-props.ts';
import { PayButton } from '../pay/pay-button.tsx';
import { afterTerms } from '../pay/payment-calls.ts';

import { sendCard } from './send-card.ts';

/** By card: the intent of the order is opened, then its network is shown the card (Specification 1 §7 "Payments"). */
export function CardForm({ order, paying, terms }: PayingProps) {
  const [typed, setTyped] = useState(noCard);
  const [today] = useState(() => new Date());
  const [asked, setAsked] = useState(false);
  const { card, faults } = readCard(typed, today);
  const pay = () => {
    setAsked(true);
    if (card === null) return;
    void paying.pay('card', afterTerms(order, sendCard(order.order_id, card)));
  };
  return (
    <>
      <CardFields typed={typed} setTyped={setTyped} faults={asked ? faults : {}} />
      {terms.consent}
      <PayButton paying={paying} blockedBecause={terms.missing} onPay={pay}>
        Pay {amountText(order.contents.totals.total)}
      </PayButton>
    </>
  );
}
