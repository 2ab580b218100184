import type { FastifyInstance } from 'fastify';
import { demoCardPath } from '../config/index.ts';
import { type CardNetwork, stripeNetwork } from '../gateways/card-network/index.ts';
import type { AppDependencies } from './app-dependencies.ts';

/** The card network of the configuration: Stripe, or the demo's own, which browsers reach on this site. */
export function cardNetwork({ config }: Pick<AppDependencies, 'config'>): CardNetwork {
  return stripeNetwork({ ...config.card, browserUrl: config.card.isDemo ? demoCardPath : null });
}

/** In demo mode the store serves the card network as well, and speaks with it over HTTP as with one outside. */
export async function serveDemoCardNetwork(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { config, pool, clock } = dependencies;
  if (!config.card.isDemo) return;
  // Not loaded at all where cards are real.
  const { fakeCardNetwork } = await import('@cutsite/fake-card-network/network');
  const { secretKey, publishableKey, webhookSecret, apiUrl } = config.card;
  const self = apiUrl.endsWith(demoCardPath) ? apiUrl.slice(0, -demoCardPath.length) : null;
  await app.register(
    (network) =>
      fakeCardNetwork(network, {
        pool,
        clock,
        secretKey,
        publishableKey,
        webhookSecret,
        url: () => `${config.publicUrl}${demoCardPath}`,
        webhookUrl: self === null ? null : () => `${self}/api/payment/webhook/stripe/`,
      }),
    { prefix: demoCardPath },
  );
}
