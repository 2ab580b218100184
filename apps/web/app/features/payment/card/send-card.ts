import { payByCard } from '@cutsite/contracts/payment';
import { api } from '../../../platform/api.ts';
import { refusedCall } from '../../../platform/forms/index.ts';
import type { Paid, SendPayment } from '../pay/payment-calls.ts';
import { confirmAddress } from '../pay/use-pay.ts';
import type { Card } from './card-rules.ts';
import { confirmAtNetwork } from './confirm-at-network.ts';

/** Opens the intent of an order and shows its network the card; a refused card leaves the intent open for another one. */
export const sendCard =
  (orderId: string, card: Card): SendPayment =>
  async (key) => {
    const answer = await api.call(payByCard, {
      params: { id: orderId },
      headers: { 'idempotency-key': key },
    });
    if (!answer.ok) return { ok: false, refusal: refusedCall(answer) };
    return showCard(answer.body, card, confirmAddress(orderId));
  };

interface Opened {
  readonly status: 'pending' | 'succeeded';
  readonly client_secret: string | null;
  readonly payment_intent_id: string | null;
  readonly publishable_key: string;
  readonly network_url: string | null;
}

/** @param returnPath where the customer hears what became of the payment */
async function showCard(opened: Opened, card: Card, returnPath: string): Promise<Paid> {
  const { client_secret: clientSecret, payment_intent_id: intentId, network_url: networkUrl } = opened;
  // It is paid already, or costs nothing.
  if (opened.status === 'succeeded' || clientSecret === null || intentId === null) return { ok: true };
  if (networkUrl === null) throw new Error('The fields of the real card network are not open');
  const returnUrl = new URL(returnPath, location.origin).href;
  const intent = { networkUrl, publishableKey: opened.publishable_key, intentId, clientSecret, returnUrl };
  const shown = await confirmAtNetwork(intent, card);
  if (shown.kind === 'refused') return cardRefused(shown.sentence);
  return shown.kind === 'go' ? { ok: true, goTo: shown.to } : { ok: true };
}

function cardRefused(sentence: string): Paid {
  return { ok: false, refusal: { signedOut: false, status: 402, sentences: [sentence], fields: {} } };
}
