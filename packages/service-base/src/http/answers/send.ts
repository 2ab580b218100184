import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusals.ts';

/** The content type of every answer of the API. */
export const jsonType = 'application/json; charset=utf-8';

/** Sends a refusal from a guard, where no endpoint's own serialiser is at hand. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal<number>): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(reply.server.apiHeaders)
    .headers(refusal.headers ?? {})
    .type(jsonType)
    .send(JSON.stringify(refusal.body));
}
