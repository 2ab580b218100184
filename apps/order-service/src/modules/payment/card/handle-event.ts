import { crashPoint } from '../../../crash-points/index.ts';
import { findPaymentOfIntent } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/index.ts';

/**
 * Acts on a message that was kept. Its own words count for nothing but which intent it is about: the network is asked
 * how that is now, so that the order in which messages arrive, and how often, does not matter (promise M3).
 */
export async function handleEvent(
  dependencies: PaymentDependencies,
  event: { readonly id: string; readonly intentId: string | null },
): Promise<void> {
  const { pool, clock, network } = dependencies;
  const key = event.intentId === null ? null : await findPaymentOfIntent(pool, event.intentId);
  if (key !== null && event.intentId !== null) {
    await settlePayment(dependencies, key, await network.readIntent(event.intentId));
  }
  crashPoint('event-handled');
  // An intent that no payment knows yet belongs to an attempt whose answer was lost: the reconciler finds it from
  // there.
  await pool.query({
    name: 'card-network-event-handled',
    text: 'update card_network_event set handled_at = $2 where id = $1 and handled_at is null',
    values: [event.id, clock.now()],
  });
}
