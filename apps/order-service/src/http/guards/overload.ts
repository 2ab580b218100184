import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../answers/send.ts';
import { refuse } from '../refusals.ts';
import type { HttpSettings, WaitingLine } from '../settings.ts';

/** Seconds after which a refused client may come back. */
const retryAfter = 2;

/** These tell whether the process lives and must be answered under any load. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/health', '/ready']);

/**
 * Refuses calls with 503 and Retry-After when the process or the line before the database is at its limit, so that the
 * accepted ones are still answered in time (promise L1).
 */
export async function guardAgainstOverload(
  app: FastifyInstance,
  line: WaitingLine,
  settings: HttpSettings,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: settings.maxEventLoopDelay,
    retryAfter,
    pressureHandler: (request, reply) => {
      if (!isAlwaysAnswered(request.url)) sendRefusal(reply, refuse.overloaded(retryAfter));
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (line.waitingCount <= settings.maxWaitingForDatabase || isAlwaysAnswered(request.url)) return;
    return sendRefusal(reply, refuse.overloaded(retryAfter));
  });
}

function isAlwaysAnswered(url: string): boolean {
  return alwaysAnswered.has(url.split('?', 1)[0] ?? '');
}
