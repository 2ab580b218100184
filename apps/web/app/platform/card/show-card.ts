import type { ConfirmCard } from './card-entry.ts';
import type { NetworkAnswer } from './network-answer.ts';

/** An intent as the service answers with it, for an order or for edit credit. */
interface OpenedIntent {
  readonly status: 'pending' | 'succeeded';
  readonly client_secret: string | null;
  readonly payment_intent_id: string | null;
  readonly publishable_key: string;
  readonly network_url: string | null;
}

/**
 * Shows a card to the network of an intent that was just opened. @param returnPath where the bank sends the customer
 * back to
 */
export async function showCard(opened: OpenedIntent, confirm: ConfirmCard, returnPath: string): Promise<NetworkAnswer> {
  const { client_secret: clientSecret, payment_intent_id: intentId, network_url: networkUrl } = opened;
  // It is paid already, or costs nothing.
  if (opened.status === 'succeeded' || clientSecret === null || intentId === null) return { kind: 'taken' };
  const returnUrl = new URL(returnPath, location.origin).href;
  return confirm({ networkUrl, publishableKey: opened.publishable_key, intentId, clientSecret, returnUrl });
}
