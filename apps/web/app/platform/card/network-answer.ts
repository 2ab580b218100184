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

/** A refusal in the words of the network. */
export function answerToFault({ code, message }: NetworkFault): NetworkAnswer {
  // It was confirmed before, in another window or by a press whose answer was lost: confirm/ says what became of it.
  if (code === 'payment_intent_unexpected_state') return { kind: 'taken' };
  return { kind: 'refused', sentence: message ?? networkUnreachable };
}
