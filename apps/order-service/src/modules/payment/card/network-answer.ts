import type { CardNetwork, NetworkIntent } from '../../../gateways/card-network/index.ts';
import type { PaymentRow } from '../payment.repository.ts';

/** What a browser needs to confirm a card payment at the network. */
export function networkAnswer(network: CardNetwork, payment: PaymentRow, intent: NetworkIntent | null) {
  return {
    client_secret: intent?.clientSecret ?? null,
    payment_intent_id: payment.network_id,
    publishable_key: network.publishableKey,
    network_url: network.browserUrl,
  };
}
