import type { Card } from './card-rules.ts';

/** What the card network needs to know which payment is meant. */
export interface OpenIntent {
  /** Where the network of the demo is; the real one is spoken with by its own script. */
  readonly networkUrl: string;
  readonly publishableKey: string;
  readonly intentId: string;
  readonly clientSecret: string;
  /** Where the bank sends the customer back to. */
  readonly returnUrl: string;
}

/** The network took the card; or the bank wants to see the customer at this address; or the card was refused. */
export type NetworkAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refused'; readonly sentence: string };

const unreachable = 'The card network cannot be reached. Nothing was charged; please try again.';

/** Shows a card to the network: `POST /v1/payment_intents/{id}/confirm`, as Stripe's own script does it. */
export async function confirmAtNetwork(intent: OpenIntent, card: Card): Promise<NetworkAnswer> {
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
    return { kind: 'refused', sentence: unreachable };
  }
}

/** As far as we look into it. */
interface NetworkJson {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string } } | null;
  readonly error?: { readonly message?: string; readonly code?: string };
}

function answerOf({ status, next_action: next, error }: NetworkJson): NetworkAnswer {
  // It was confirmed before, in another window or by a press whose answer was lost: confirm/ says what became of it.
  if (error?.code === 'payment_intent_unexpected_state') return { kind: 'taken' };
  if (error !== undefined) return { kind: 'refused', sentence: error.message ?? unreachable };
  const to = next?.redirect_to_url?.url;
  if (status === 'requires_action' && to !== undefined) return { kind: 'go', to };
  if (status === 'succeeded' || status === 'processing') return { kind: 'taken' };
  return { kind: 'refused', sentence: unreachable };
}
