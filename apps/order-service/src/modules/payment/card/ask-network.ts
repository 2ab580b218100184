import { crashPoint } from '../../../crash-points/index.ts';
import type { CardNetwork, NetworkIntent } from '../../../gateways/card-network/index.ts';
import type { PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

type Network = Pick<PaymentDependencies, 'network'>;

/**
 * The network's side of a payment as it is now. When the network has not been asked yet, or its answer was lost, this
 * asks (again): the payment's id is the idempotency key, so that there is one intent however often this is done.
 */
export async function askNetwork({ network }: Network, payment: PaymentRow): Promise<NetworkIntent> {
  if (payment.network_id !== null) return network.readIntent(payment.network_id);
  const intent = await network.openIntent({
    paymentId: payment.id,
    orderId: payment.cart_id,
    amountMinor: payment.amount_minor,
    description: payment.cart_id === null ? 'Edit credit' : `Order ${payment.cart_id}`,
  });
  crashPoint('network-answered');
  // The answer of a repeated call is that of the first one; what has become of the intent since is another question.
  return network.readIntent(intent.id);
}

/** What a browser needs to confirm a card payment at the network. */
export function networkAnswer(network: CardNetwork, payment: PaymentRow, intent: NetworkIntent | null) {
  return {
    client_secret: intent?.clientSecret ?? null,
    payment_intent_id: payment.network_id,
    publishable_key: network.publishableKey,
    network_url: network.browserUrl,
  };
}
