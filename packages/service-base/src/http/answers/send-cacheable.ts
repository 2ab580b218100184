import { createHash } from 'node:crypto';
import type { CachedAnswer } from '@cutsite/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from './send.ts';

/**
 * Sends an answer that may be kept (`cache` of its endpoint): with its ETag, or as a 304 without a body when the caller
 * has it already. The tag is made from the text itself, so every process gives the same one.
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cache: CachedAnswer,
): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', cacheControl(cache));
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.code(200).type(jsonType).send(text);
}

function cacheControl({ by, seconds }: CachedAnswer): string {
  return `${by === 'anyone' ? 'public' : 'private'}, ${seconds === 0 ? 'no-cache' : `max-age=${seconds}`}`;
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compressed the answer marks the tag with `W/`. */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
