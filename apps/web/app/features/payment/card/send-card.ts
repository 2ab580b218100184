import { payByCard } from '@cutsite/contracts/payment';
import { api } from '../../../platform/api.ts';
import { type ConfirmCard, showCard } from '../../../platform/card/index.ts';
import { refusedCall } from '../../../platform/forms/index.ts';
import type { SendPayment } from '../pay/payment-calls.ts';
import { confirmAddress } from '../pay/use-pay.ts';

/**
 * Opens the intent of an order and shows its network the card; a refused card leaves the intent open for another one.
 */
export const sendCard =
  (orderId: string, confirm: ConfirmCard): SendPayment =>
  async (key) => {
    const answer = await api.call(payByCard, { params: { id: orderId }, headers: { 'idempotency-key': key } });
    if (!answer.ok) return { ok: false, refusal: refusedCall(answer) };
    const shown = await showCard(answer.body, confirm, confirmAddress(orderId));
    if (shown.kind === 'go') return { ok: true, goTo: shown.to };
    if (shown.kind === 'taken') return { ok: true };
    return { ok: false, refusal: { signedOut: false, status: 402, sentences: [shown.sentence], fields: {} } };
  };
