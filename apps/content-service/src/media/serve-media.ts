import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { selectMediaBytes } from './media.repository.ts';

const hashOf = /^[0-9a-f]{64}$/;

/**
 * Serves pictures and files of content. An address holds the hash of its bytes, so that a browser may keep them for
 * ever. A drawing that is opened by itself can run nothing and load nothing.
 */
export function serveMedia(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', async (request, reply) => {
    const { hash } = request.params;
    const found = hashOf.test(hash) ? await selectMediaBytes(pool, hash) : null;
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    if (found === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const { type, body } = found;
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"${hash.slice(0, 32)}"` });
    if (request.headers['if-none-match'] === `"${hash.slice(0, 32)}"`) return reply.code(304).send();
    const range = rangeOf(request.headers.range, body.length);
    void reply.type(type).header('accept-ranges', 'bytes');
    if (range === null) return reply.send(body);
    const [from, to] = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${body.length}`)
      .send(body.subarray(from, to + 1));
  });
}

/** One range of bytes, as players ask for sound; anything else is answered with the whole. */
function rangeOf(header: string | undefined, size: number): readonly [number, number] | null {
  const [, first = '', last = ''] = /^bytes=(\d{1,10})-(\d{0,10})$/.exec(header ?? '') ?? [];
  if (first === '') return null;
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? [from, to] : null;
}
