import { useState } from 'react';
import { CardFields, noCard } from './card-fields.tsx';
import { type CardNetwork, cardFieldsOf } from './card-network.ts';
import { type Card, readCard } from './card-rules.ts';
import {
  answerToFault,
  type CardEntry,
  type NetworkAnswer,
  networkUnreachable,
  type OpenIntent,
} from './entry/card-entry.ts';
import { useStripeCard } from './stripe/use-stripe-card.tsx';

/** Where a card is typed on this store. @param amountMinor what is to be paid, in cents, as far as it is known */
export function useCardEntry(network: CardNetwork, amountMinor: number): CardEntry {
  const isStripe = cardFieldsOf(network) === 'stripe';
  const demo = useDemoCard();
  const stripe = useStripeCard(isStripe ? network.publishable_key : null, amountMinor);
  return isStripe ? stripe : demo;
}

/** A card of the demo, typed into our own fields; slips are said from the first press on. */
function useDemoCard(): CardEntry {
  const [typed, setTyped] = useState(noCard);
  const [today] = useState(() => new Date());
  const [asked, setAsked] = useState(false);
  const { card, faults } = readCard(typed, today);
  return {
    fields: <CardFields typed={typed} setTyped={setTyped} faults={asked ? faults : {}} />,
    blockedBecause: null,
    check: async () => {
      setAsked(true);
      return card === null ? null : (intent) => confirmAtNetwork(intent, card);
    },
  };
}

/** Shows a card to the network: `POST /v1/payment_intents/{id}/confirm`, as Stripe's own script does it. */
async function confirmAtNetwork(intent: OpenIntent, card: Card): Promise<NetworkAnswer> {
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
