import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../answers/api-paths.ts';
import { refuseRequest } from '../answers/send.ts';
import { refuse } from '../refusals.ts';
import type { HttpSettings } from '../settings.ts';
import { refuseEarly } from './refuse-early.ts';

/** Seconds after which a refused client may come back. */
const retryAfter = 2;

/** Hashed files of the pages, and of the office: a page that was answered is broken without them (decision 113). */
const filesOfPages = ['/assets/', '/office/assets/'];

/** These tell whether the process lives and must be answered under any load. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/health', '/ready']);

declare module 'fastify' {
  interface FastifyRequest {
    /** The call is counted among those at work. */
    isAtWork: boolean;
  }
  interface FastifyInstance {
    /** How many calls were sent away before anything was done for them: they leave no line in the log of requests. */
    readonly callsSentAway: () => number;
  }
}

/**
 * Refuses calls with 503 and Retry-After when as many are at work as the process can finish in a time that a customer
 * waits, or when its event loop lags, so that the accepted ones are still answered in time (promise L1). A call is at
 * work while it costs something: not while its body is still on the way, nor while its answer leaves, so that slow
 * clients cannot close the store to the others; and not while it waits for its turn to hash a password, for which there
 * is a line with an end of its own.
 */
export async function guardAgainstOverload(app: FastifyInstance, settings: HttpSettings): Promise<void> {
  const isFull = countCallsAtWork(app, settings.maxCallsAtWork);
  const sentAway = countSentAway(app);
  // When everybody has put their listeners on: what is sent away passes none of them.
  app.addHook('onListen', async () => {
    refuseEarly(app.server, {
      isRefused: ({ url = '', headers }) =>
        isFull() &&
        isApiPath(url, settings.apiSegments, headers.accept) &&
        !isAlwaysAnswered(url) &&
        !url.startsWith(ownLines),
      headers: app.apiHeaders,
      retryAfter,
      onRefused: sentAway,
    });
  });
  await app.register(underPressure, {
    maxEventLoopDelay: settings.maxEventLoopDelay,
    retryAfter,
    pressureHandler: (request, reply) => {
      if (!isAlwaysAnswered(request.url)) refuseRequest(request, reply, refuse.overloaded(retryAfter));
    },
  });
}

/** Of thousands of refusals in a second one line tells. */
const tellEveryMs = 1_000;

/** Counts calls that are sent away early, at the cost of an addition, and says how many there were in a second. */
function countSentAway(app: FastifyInstance): () => void {
  let all = 0;
  let logged = 0;
  let timer: NodeJS.Timeout | null = null;
  const tell = (): void => {
    app.log.warn({ calls: all - logged }, 'calls were sent away: too many were at work');
    logged = all;
    timer = null;
  };
  app.decorate('callsSentAway', () => all);
  app.addHook('onClose', async () => {
    if (timer === null) return;
    clearTimeout(timer);
    tell();
  });
  return () => {
    all += 1;
    timer ??= setTimeout(tell, tellEveryMs).unref();
  };
}

/** Says whether as many calls are at work as there may be. */
function countCallsAtWork(app: FastifyInstance, most: number): () => boolean {
  let atWork = 0;
  const enter = (request: FastifyRequest): void => {
    atWork += 1;
    request.isAtWork = true;
  };
  const leave = (request: FastifyRequest): void => {
    if (request.isAtWork) atWork -= 1;
    request.isAtWork = false;
  };
  app.decorateRequest('isAtWork', false);
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (isAlwaysAnswered(request.url) || hasOwnLine(request)) return done();
    if (atWork >= most) return void refuseRequest(request, reply, refuse.overloaded(retryAfter));
    enter(request);
    // However it ends: answered, failed, or given up by the client.
    reply.raw.once('close', () => leave(request));
    done();
  });
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (!request.raw.complete) leave(request);
    done();
  });
  // The body is here. Few come as far as this and no further: most are sent away before anything was done for them.
  app.addHook('preValidation', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    const isCounted = !isAlwaysAnswered(request.url) && !hasOwnLine(request) && endpoint?.upload !== true;
    if (!isCounted || request.isAtWork || reply.raw.destroyed) return done();
    if (atWork >= most) return void refuseRequest(request, reply, refuse.overloaded(retryAfter));
    enter(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _body, done) => {
    leave(request);
    done();
  });
  return () => atWork >= most;
}

/** Below it lie the calls that hash passwords, and are looked at one by one. */
const ownLines = '/account/';

/** Calls that hash passwords wait for their turn at it, and are refused there when the line is full. */
function hasOwnLine(request: FastifyRequest): boolean {
  const rate = request.routeOptions.config.endpoint?.rate;
  return rate === 'signing_in' || rate === 'registering';
}

function isAlwaysAnswered(url: string): boolean {
  return filesOfPages.some((folder) => url.startsWith(folder)) || alwaysAnswered.has(url.split('?', 1)[0] ?? '');
}
