import type { AnyEndpoint } from '@cutsite/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../refusals.ts';
import type { HttpSettings } from '../settings.ts';
import { isApiPath } from './api-paths.ts';

/** The content type of every answer of the API. */
export const jsonType = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyInstance {
    /** See `HttpSettings.refusePage`; null: pages are refused as calls are. */
    readonly refusePage: HttpSettings['refusePage'] | null;
    /** First segments of the paths of calls. */
    readonly apiSegments: readonly string[];
  }
}

/** Makes known how pages are refused. */
export function keepPageRefusal(app: FastifyInstance, { refusePage, apiSegments }: HttpSettings): void {
  app.decorate('refusePage', refusePage ?? null);
  app.decorate('apiSegments', apiSegments);
}

/**
 * Refuses a page request with a page, and a call with its problem as JSON: also at the limit of the store, and after a
 * failure.
 */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, refusal: Refusal<number>): FastifyReply {
  const { refusePage, apiSegments } = reply.server;
  const isPage =
    refusal.status >= 500 &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isApiPath(request.url, apiSegments, request.headers.accept);
  const retryAfter = String(refusal.headers?.['retry-after'] ?? '5');
  if (isPage && refusePage?.(request, reply, retryAfter) === true) return reply;
  return sendRefusal(reply, refusal);
}

/** A refusal with `success: false`, where every answer of the call says whether it succeeded (ruling 50). */
export const withSuccessFlag = (endpoint: AnyEndpoint | undefined, body: unknown): unknown =>
  endpoint?.flagsSuccess === true && typeof body === 'object' ? { success: false, ...body } : body;

/** Sends a refusal from a guard, where no endpoint's own serialiser is at hand. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal<number>): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(reply.server.apiHeaders)
    .headers(refusal.headers ?? {})
    .type(jsonType)
    .send(JSON.stringify(withSuccessFlag(reply.request.routeOptions.config.endpoint, refusal.body)));
}
