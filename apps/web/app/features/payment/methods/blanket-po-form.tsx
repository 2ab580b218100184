import type { PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import { amountText, moneyText, usd } from '@cutsite/domain/money';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { useState } from 'react';
import { PayButton } from '../pay/pay-button.tsx';
import { sendBlanketPo } from '../pay/payment-calls.ts';
import type { PayingProps } from './paying-props.ts';
import { covers, leftOf } from './payment-methods.ts';

type BlanketPo = PaymentOptionsWire['blanket_purchase_orders'][number];

/** Draws the order from one of the customer's blanket purchase orders (ruling 18). */
export function BlanketPoForm({ order, options, paying, terms }: PayingProps) {
  const due = order.contents.totals.total;
  const all = options.blanket_purchase_orders;
  const isAble = (one: BlanketPo) => !one.has_ended && covers(one.balance, due);
  const [chosen, setChosen] = useState(all.find(isAble)?.id ?? null);
  const body = chosen === null ? null : ({ id: chosen, accepted_terms: true, expected_total: due } as const);
  return (
    <>
      <ChoiceList
        legend="Which one?"
        value={chosen}
        onValueChange={setChosen}
        choices={all.map((one) => ({
          value: one.id,
          title: one.number,
          note: noteOf(one, due),
          end: `${amountText(one.balance)} left`,
          disabled: !isAble(one),
        }))}
      />
      {terms.consent}
      <PayButton
        paying={paying}
        blockedBecause={body === null ? 'None of your blanket purchase orders covers this order.' : terms.missing}
        onPay={() => body && paying.pay(body, sendBlanketPo(order.order_id, body))}
      >
        Draw {amountText(due)} and place the order
      </PayButton>
    </>
  );
}

function noteOf(one: BlanketPo, due: string): string {
  if (one.has_ended) return `It ended on ${one.valid_until}.`;
  const left = leftOf(one.balance, due);
  if (left < 0) return `${moneyText(usd(-left))} short for this order.`;
  const until = one.valid_until === null ? '' : ` Until ${one.valid_until}.`;
  return `${moneyText(usd(left))} left after this order.${until}`;
}
