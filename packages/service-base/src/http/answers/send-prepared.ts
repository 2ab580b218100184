import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from './send.ts';
import { isKnownTag } from './send-cacheable.ts';

/** How a prepared text lies ready. */
export type PreparedCoding = 'br' | 'gzip';

/** The JSON text of a 200 that was made and compressed before it was asked for. */
export interface PreparedText {
  /** Names the text, without quotes: letters, digits and marks of an ETag. */
  readonly tag: string;
  /** The address names the content as well, so that a cached copy is never revalidated. */
  readonly isImmutable: boolean;
  /** Called only when the caller does not have the text yet. */
  readonly read: (coding: PreparedCoding) => Promise<Uint8Array>;
}

/** The answer of a handler with a prepared text, whose call says that its answer may be kept. */
export interface PreparedAnswer {
  readonly status: 200;
  readonly prepared: PreparedText;
}

const unpack = promisify(gunzip);
const aYear = 31_536_000;

/** Sends a prepared text as the caller can read it, or a 304 without a body. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, isImmutable, read }: PreparedText,
): Promise<FastifyReply> {
  const weakTag = `W/"${tag}"`;
  reply.header('etag', weakTag).header('vary', 'accept-encoding');
  reply.header('cache-control', `public, ${isImmutable ? `max-age=${aYear}, immutable` : 'no-cache'}`);
  if (isKnownTag(request.headers['if-none-match'], `"${tag}"`)) return reply.code(304).send();
  const coding = acceptedCoding(request.headers['accept-encoding']);
  const bytes = Buffer.from(await read(coding ?? 'gzip'));
  reply.code(200).type(jsonType);
  return coding === null ? reply.send(await unpack(bytes)) : reply.header('content-encoding', coding).send(bytes);
}

/** The better one of those that the caller accepts; null when neither is named (RFC 9110, 12.5.3). */
function acceptedCoding(header: string | string[] | undefined): PreparedCoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
    .map(([coding]) => coding);
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null;
}
