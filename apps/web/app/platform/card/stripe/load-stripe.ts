import type { Stripe } from '@stripe/stripe-js';

/**
 * A script that has not come after this time is treated as one that cannot come; it may still arrive for the next try.
 */
const patienceMs = 20_000;

/**
 * Stripe's own script, from js.stripe.com as its rules want it (docs/decisions/0013). It is asked for when a card form
 * is shown.
 * @throws Error when the script is blocked, the network is away or the key is not one
 */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await Promise.race([load(publishableKey), noneInTime()]);
  if (stripe === null) throw new Error('js.stripe.com could not be loaded');
  return stripe;
}

const noneInTime = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
