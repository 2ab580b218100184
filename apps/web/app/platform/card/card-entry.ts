import type { ReactNode } from 'react';
import type { NetworkAnswer } from './network-answer.ts';

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
  /** Why nobody can pay yet; null: they can. */
  readonly blockedBecause: string | null;
  /** Reads what was typed; null: something is missing or wrong, and the fields say what. */
  readonly check: () => Promise<ConfirmCard | null>;
}
