import type { ReactNode } from 'react';

/** The network took the card; or the bank wants to see the customer at this address; or the card was refused. */
export type NetworkAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export const networkUnreachable = 'The card network cannot be reached. Nothing was charged; please try again.';

/** As far as we look into it. */
interface NetworkFault {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** A refusal in the words of the network, and what the customer asks next. */
export function answerToFault({ code, message }: NetworkFault): NetworkAnswer {
  // It was confirmed before, in another window or by a press whose answer was lost: confirm/ says what became of it.
  if (code === 'payment_intent_unexpected_state') return { kind: 'taken' };
  return { kind: 'refused', sentence: message === undefined ? networkUnreachable : `${message} Nothing was charged.` };
}

/** An intent that waits for a card. */
export interface OpenIntent {
  /** Where the network of the demo is; null: the real one, which its own script speaks with. */
  readonly networkUrl: string | null;
  readonly publishableKey: string;
  readonly intentId: string;
  readonly clientSecret: string;
  /** Where the bank sends the customer back to. */
  readonly returnUrl: string;
}

/** Shows the typed card to the network of an intent. */
export type ConfirmCard = (intent: OpenIntent) => Promise<NetworkAnswer>;

/** The place of a form where a card is typed. */
export interface CardEntry {
  readonly fields: ReactNode;
  /** Why a payment cannot start yet; null: it can. */
  readonly blockedBecause: string | null;
  /** Reads what was typed; null: something is missing or wrong, and the fields say what. */
  readonly check: () => Promise<ConfirmCard | null>;
}

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
