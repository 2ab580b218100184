import { crashPoint } from '../../../crash-points/index.ts';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { findPaymentOfIntent } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/settle-payment.ts';

/**
 * A message of the card network: its signature is checked before anything else, then it is kept once, then acted on.
 * What cannot be acted on now is done by the reconciler; for the network it is received.
 *
 * @returns false when it is forged, damaged or too old, and nothing was changed
 */
export async function receiveEvent(
  dependencies: PaymentDependencies,
  message: { readonly rawBody: Buffer; readonly signature: string },
): Promise<boolean> {
  const { pool, clock, network, log } = dependencies;
  const event = await network.readEvent(message.rawBody, message.signature);
  if (event === null) return false;
  await pool.query({
    name: 'keep-card-network-event',
    text: `insert into card_network_event (id, kind, body, received_at) values ($1, $2, $3, $4) on conflict (id) do nothing`,
    values: [event.id, event.kind, JSON.stringify(event.body), clock.now()],
  });
  crashPoint('event-kept');
  try {
    await handleEvent(dependencies, { id: event.id, intentId: event.intentId });
  } catch (error) {
    if (!(error instanceof CardNetworkAway))
      log.error({ err: error, event: event.id }, 'a message of the card network was kept and not acted on');
  }
  return true;
}

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
