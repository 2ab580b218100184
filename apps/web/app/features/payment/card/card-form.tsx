import type { EndpointBody } from '@cutsite/contracts/endpoint';
import { payByCard } from '@cutsite/contracts/payment';
import { amountText } from '@cutsite/domain/money';
import { api } from '../../../platform/api.ts';
import { type ConfirmCard, showCard } from '../../../platform/card/entry/card-entry.ts';
import { useCardEntry } from '../../../platform/card/use-card-entry.tsx';
import { refusedCall } from '../../../platform/forms/refused-call.ts';
import type { PayingProps } from '../methods/paying-props.ts';
import { leftOf } from '../methods/payment-methods.ts';
import { PayButton } from '../pay/pay-button.tsx';
import { afterTerms, type SendPayment } from '../pay/payment-calls.ts';
import { confirmAddress } from '../pay/use-pay.ts';

/** By card: the intent of the order is opened, then its network is shown the card (PA-2). */
export function CardForm({ order, options, paying, terms }: PayingProps) {
  const due = order.contents.totals.total;
  const entry = useCardEntry(options.card, leftOf(due, '0.00'));
  const pay = async () => {
    const confirm = await entry.check();
    if (confirm === null) return;
    const body = { expected_total: due };
    await paying.pay(['card', body], afterTerms(order, sendCard(order.order_id, body, confirm)));
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

/**
 * Opens the intent of an order and shows its network the card; a refused card leaves the intent open for another one.
 */
const sendCard =
  (orderId: string, body: EndpointBody<typeof payByCard>, confirm: ConfirmCard): SendPayment =>
  async (key) => {
    const answer = await api.call(payByCard, { params: { id: orderId }, body, headers: { 'idempotency-key': key } });
    if (!answer.ok) return { ok: false, refusal: refusedCall(answer) };
    const shown = await showCard(answer.body, confirm, confirmAddress(orderId));
    if (shown.kind === 'go') return { ok: true, goTo: shown.to };
    if (shown.kind === 'taken') return { ok: true };
    return {
      ok: false,
      refusal: { signedOut: false, status: 402, requestId: null, sentences: [shown.sentence], fields: {} },
    };
  };
