import { Readable } from 'node:stream';
import { sendable } from '@cutsite/service-base/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { savedTypes } from './known-types.table.ts';
import { type ServedMedia, selectLaterAddress, selectServedMedia } from './media.repository.ts';
import type { MediaFiles } from './media-files.ts';

const hashOf = /^[0-9a-f]{64}$/;

/**
 * Serves pictures and files of content. An address holds the hash of its bytes, so that a browser may keep them for
 * ever; the address of bytes that were replaced leads to those that took their place. A drawing that is opened by
 * itself can run nothing and load nothing; tables, workbooks and archives are saved.
 */
export function serveMedia(app: FastifyInstance, pool: Pool, files: MediaFiles): void {
  app.get<{ Params: { hash: string; name: string } }>('/media/:hash/:name', async (request, reply) => {
    const { hash, name } = request.params;
    const found = hashOf.test(hash) ? await selectServedMedia(pool, hash, name) : null;
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    if (found === null) {
      const later = hashOf.test(hash) ? await selectLaterAddress(pool, hash) : null;
      return later === null ? notFound(reply) : reply.header('cache-control', 'no-cache').redirect(later, 302);
    }
    const { type, bytes } = found;
    if (savedTypes.has(type)) void reply.header('content-disposition', `attachment; filename="${found.name}"`);
    const tag = `"${hash.slice(0, 32)}-${name.length > 12 ? 'whole' : name}"`;
    if (request.headers['if-none-match'] === tag) return reply.code(304).header('etag', tag).send();
    const range = rangeOf(request.headers.range, bytes);
    const [from, to] = range ?? [0, bytes - 1];
    const piece = await pieceOf(files, found, { from, to });
    if (piece === null) return notFound(reply);
    void reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: tag, 'accept-ranges': 'bytes' })
      .header('content-length', to + 1 - from)
      .type(type);
    if (range !== null) void reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
    return reply.send(request.method === 'HEAD' ? unread(piece) : sendable(piece));
  });
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

/**
 * Who asks for the headers alone gets no bytes: a file that was opened, to see that it is there, is closed again. A
 * stream keeps the length that is said.
 */
function unread(piece: Uint8Array | AsyncIterable<Uint8Array>): Readable {
  const bytes = sendable(piece);
  if (bytes instanceof Readable) bytes.destroy();
  return Readable.from([]);
}

/** @returns null: the file is not there */
async function pieceOf(files: MediaFiles, { body, fileKey }: ServedMedia, { from, to }: { from: number; to: number }) {
  if (body !== null) return body.subarray(from, to + 1);
  return fileKey ? await files.open(fileKey, { from, to }) : null;
}

/** One range of bytes, as players ask for sound and films; anything else is answered with the whole. */
function rangeOf(header: string | undefined, size: number): readonly [number, number] | null {
  const [, first = '', last = ''] = /^bytes=(\d{1,10})-(\d{0,10})$/.exec(header ?? '') ?? [];
  if (first === '') return null;
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to && from < size ? [from, to] : null;
}
