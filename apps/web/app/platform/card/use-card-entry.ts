import type { CardEntry } from './card-entry.ts';
import { type CardNetwork, cardFieldsOf } from './card-network.ts';
import { useStripeCard } from './stripe/use-stripe-card.tsx';
import { useDemoCard } from './use-demo-card.tsx';

/** Where a card is typed on this store. @param amountMinor what is to be paid, in cents, as far as it is known */
export function useCardEntry(network: CardNetwork, amountMinor: number): CardEntry {
  const isStripe = cardFieldsOf(network) === 'stripe';
  const demo = useDemoCard();
  const stripe = useStripeCard(isStripe ? network.publishable_key : null, amountMinor);
  return isStripe ? stripe : demo;
}
