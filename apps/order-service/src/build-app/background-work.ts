import { forgetOldAnswers } from '@cutsite/service-base/idempotency';
import { mailGateway, startMailClerk } from '@cutsite/service-base/outbox';
import { forgetOldAttempts, forgetOldCallCounts } from '@cutsite/service-base/rate-limits';
import type { FastifyInstance } from 'fastify';
import { listScreener } from '../gateways/screener/index.ts';
import { httpTracker } from '../gateways/tracker/index.ts';
import { forgetExpired } from '../modules/account/index.ts';
import { forgetLooseFiles } from '../modules/attachment/index.ts';
import { startPaymentClerk } from '../modules/payment/index.ts';
import { placeOrder, startScreeningClerk } from '../modules/placed-order/index.ts';
import { startTrackerClerk } from '../tracking/index.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { cardNetwork } from './card-network.ts';
import { fileStore } from './file-store.ts';

const hour = 60 * 60 * 1000;

/**
 * What goes on beside the answering of calls, from the moment the app listens until it is closed: sending mails,
 * looking after payments, screening sequences and forgetting what has expired. Starting it costs the start no time.
 */
export function startBackgroundWork(app: FastifyInstance, dependencies: AppDependencies): void {
  const { config, pool, clock, log } = dependencies;
  const endings: (() => Promise<void> | void)[] = [];
  app.addHook('onListen', () => {
    const gateway = mailGateway(config.mail);
    if (gateway) endings.push(startMailClerk({ pool, gateway, clock, log }).stop);
    const tracker = httpTracker(config.trackerUrl);
    if (tracker) endings.push(startTrackerClerk({ pool, tracker, clock, log }).stop);
    endings.push(startPaymentClerk({ ...dependencies, network: cardNetwork({ config }), placeOrder }).stop);
    const screener = listScreener(config.screeningList, config.screeningThresholdNt);
    if (screener) endings.push(startScreeningClerk({ ...dependencies, screener }).stop);
    const files = fileStore(config);
    const sweep = () =>
      Promise.all([
        forgetExpired(pool, clock.now()),
        forgetOldAttempts(pool, clock.now()),
        forgetOldAnswers(pool, clock.now()),
        forgetOldCallCounts(pool, clock.now()),
        forgetLooseFiles({ pool, clock, files }),
      ]).catch((error) => log.warn({ err: error }, 'could not sweep'));
    const timer = setInterval(() => void sweep(), hour).unref();
    endings.push(() => clearInterval(timer));
  });
  app.addHook('onClose', async () => {
    await Promise.all(endings.map(async (end) => end()));
  });
}
