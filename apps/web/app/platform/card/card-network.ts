import type { PaymentOptionsWire } from '@cutsite/contracts/payment-options';

/** The card network of this store, as the service names it. */
export type CardNetwork = PaymentOptionsWire['card'];

/**
 * Where a card is typed: into our own fields only for the network of the demo, which has an address; into Stripe's own
 * field where its real key is configured; nowhere without either.
 */
export function cardFieldsOf({ publishable_key: key, network_url: url }: CardNetwork): 'demo' | 'stripe' | 'none' {
  if (url !== null) return 'demo';
  return key === '' ? 'none' : 'stripe';
}
