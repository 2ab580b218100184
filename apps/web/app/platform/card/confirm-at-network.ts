import type { OpenIntent } from './card-entry.ts';
import type { Card } from './card-rules.ts';
import { answerToFault, type NetworkAnswer, networkUnreachable } from './network-answer.ts';

/** Shows a card to the network: `POST /v1/payment_intents/{id}/confirm`, as Stripe's own script does it. */
export async function confirmAtNetwork(intent: OpenIntent, card: Card): Promise<NetworkAnswer> {
  if (intent.networkUrl === null) return { kind: 'refused', sentence: networkUnreachable };
  const body = new URLSearchParams({
    key: intent.publishableKey,
    client_secret: intent.clientSecret,
    return_url: intent.returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.month),
    'payment_method_data[card][exp_year]': String(card.year),
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][name]': card.name,
  });
  const url = `${intent.networkUrl}/v1/payment_intents/${encodeURIComponent(intent.intentId)}/confirm`;
  try {
    const response = await fetch(url, { method: 'POST', body, credentials: 'omit' });
    return answerOf((await response.json()) as NetworkJson);
  } catch {
    return { kind: 'refused', sentence: networkUnreachable };
  }
}

/** As far as we look into it. */
interface NetworkJson {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string } } | null;
  readonly error?: { readonly message?: string; readonly code?: string };
}

function answerOf({ status, next_action: next, error }: NetworkJson): NetworkAnswer {
  if (error !== undefined) return answerToFault(error);
  const to = next?.redirect_to_url?.url;
  if (status === 'requires_action' && to !== undefined) return { kind: 'go', to };
  if (status === 'succeeded' || status === 'processing') return { kind: 'taken' };
  return { kind: 'refused', sentence: networkUnreachable };
}
