import type { CallCounter, CallLimit } from '@cutsite/service-base/http';
import { type Counted, countAttempt, shareCallCounts, sharedCounts } from '@cutsite/service-base/rate-limits';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';

/** What the table of attempts calls the limits that the database counts. */
const purposes: Partial<Record<CallLimit, Counted['purpose']>> = {
  signInsPerAddress: 'sign_in_from',
  registrationsPerAddress: 'registration_from',
};

/** The counter of calls that all processes on one database share (promise L6). */
export function callCounter(app: FastifyInstance, { config, pool, clock }: AppDependencies): CallCounter {
  const counts = sharedCounts({
    share: (told) => shareCallCounts(pool, told),
    now: () => clock.now().getTime(),
  });
  app.addHook('onClose', counts.stop);
  return {
    countSoon: (name, subject) => counts.count({ name, ...config.rateLimits[name] }, subject),
    countNow: (name, subject) => {
      const purpose = purposes[name];
      if (purpose === undefined) throw new Error(`${name} is not counted by the database`);
      return countAttempt(pool, { purpose, subject }, config.rateLimits[name], clock.now());
    },
  };
}
