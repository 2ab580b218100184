import { crashPoint } from '../../../crash-points/index.ts';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { handleEvent } from './handle-event.ts';

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
