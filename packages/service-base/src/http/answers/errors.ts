import type { FastifyReply, FastifyRequest } from 'fastify';
import { wasUndone } from '../../database/index.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { refuseRequest } from './send.ts';

const retryAfter = 2;

/** Errors that are the caller's doing or a state of the machine, by their code. Everything else is an error of ours. */
const known: Readonly<Record<string, () => Refusal<number>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse.bodyTooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: refuse.malformedBody,
  FST_ERR_CTP_EMPTY_JSON_BODY: refuse.malformedBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse.malformedBody,
  FST_ERR_BAD_URL: refuse.notFound,
  FST_ERR_MAX_PARAM_LENGTH: refuse.notFound,
  CUTSITE_BODY_TOO_SLOW: refuse.tooSlow,
  // A disk that is full: what Node and PostgreSQL call it, and a quota of the machine.
  ENOSPC: () => refuse.diskFull(),
  EDQUOT: () => refuse.diskFull(),
  '53100': () => refuse.diskFull(),
  FST_UNDER_PRESSURE: () => refuse.overloaded(retryAfter),
};

/** What Node and PostgreSQL call a database that cannot be reached (promise L3). */
const databaseAway: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
]);

/** A connection that ended while a statement, or a commit, was under way on it. */
function isLostMidway(error: Error, code: string): boolean {
  return ['ECONNRESET', 'EPIPE'].includes(code) || /^(Connection terminated|Query read timeout)/.test(error.message);
}

/** Under a key nothing is done twice (ruling 37), and what only sets something can be set again. */
function isRepeatable({ method, headers, routeOptions }: FastifyRequest): boolean {
  const hasKey = routeOptions.config.endpoint?.idempotent === true && headers['idempotency-key'] !== undefined;
  return hasKey || method === 'PUT' || method === 'PATCH' || method === 'DELETE';
}

/** pg has no code for these. */
const databaseAwayText = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/** The socket of a database on this machine may be missing; any other file that is missing is a fault of ours. */
function isSocketMissing(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

/**
 * The last resort for what a guard, a handler or Fastify throws. The answer tells nothing of the inside; the log has
 * the error, and the request id leads there.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal) {
    if (refusal.status >= 500) request.log.warn({ err: error }, 'refused');
    return refuseRequest(request, reply, refusal);
  }
  request.log.error({ err: error }, 'failed');
  return refuseRequest(request, reply, refuse.internal(request.id));
}

function refusalOf(error: unknown, request: FastifyRequest): Refusal<number> | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return request.routeOptions.config.endpoint?.upload ? refuse.notSentAsFile() : refuse.unsupportedMediaType();
  }
  const refusal = known[code];
  if (refusal) return refusal();
  if (isLostMidway(error, code) && request.method !== 'GET' && !wasUndone(error)) {
    return refuse.outcomeUnknown(retryAfter, isRepeatable(request));
  }
  const isAway = databaseAway.has(code) || isSocketMissing(error, code) || databaseAwayText.test(error.message);
  if (isAway) return refuse.unavailable(retryAfter);
  return ofLibrary(error, request);
}

/**
 * What Fastify and the file server say of a request (promise X5). Where one of our own calls is made, an error
 * with a status is something else: the clients of other services put the status of what they were answered there.
 */
function ofLibrary(error: Error, request: FastifyRequest): Refusal<number> | null {
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  const isCallersDoing = status >= 400 && status < 500 && request.routeOptions?.config?.endpoint === undefined;
  return isCallersDoing ? refuse.notUnderstood(status) : null;
}
