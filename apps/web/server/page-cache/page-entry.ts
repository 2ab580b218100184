import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inlineScriptHashes } from '../headers/content-security-policy.ts';
import type { PolicySources } from '../headers/page-policies.ts';
import { pageSecurityHeaders, type Transport } from '../headers/security-headers.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A body with the complete headers that go with it. */
export interface EncodedPage {
  readonly body: Buffer;
  /**
   * Flat name, value, name, value … as `ServerResponse.writeHead` takes it: nothing is left to be built for a request.
   */
  readonly headers: string[];
}

/** One page, ready to be written to a socket. */
export interface PageEntry {
  readonly status: number;
  /** False: it is shown once and drawn again for the next visitor. */
  readonly mayBeKept: boolean;
  readonly etag: string;
  /**
   * The page in an encoding; compressed when it is asked for. The first visitor gets it soonest, and many pages have no
   * other before they change; from the second on it is the smaller one, which takes two to seven times as long.
   */
  encoded(encoding: ContentEncoding): EncodedPage;
  readonly notModifiedHeaders: string[];
}

type Compressor = (html: Buffer) => Buffer;

const brotli =
  (quality: number): Compressor =>
  (html) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const gzip =
  (level: number): Compressor =>
  (html) =>
    gzipSync(html, { level });
const asItIs: Compressor = (html) => html;

const forTheFirst: Record<ContentEncoding, Compressor> = { identity: asItIs, gzip: gzip(2), br: brotli(1) };
const forTheOthers: Record<ContentEncoding, Compressor> = { identity: asItIs, gzip: gzip(5), br: brotli(5) };

/**
 * Finishes a rendered page: hashes its inline scripts for the CSP and writes all its headers down.
 *
 * @param sources what it loads from other sites
 * @param mayBeKept whether the next visitor may get the same page; one that failed is drawn again
 */
export function makePageEntry(
  html: string,
  status: number,
  transport: Transport,
  sources: PolicySources = {},
  mayBeKept: boolean = status < 500,
): PageEntry {
  const page = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const shared = {
    'content-type': 'text/html; charset=utf-8',
    // The browser asks each time and mostly gets a 304: a purge is seen at once, and the page holds nothing personal.
    'cache-control': 'public, no-cache',
    etag,
    vary: 'accept-encoding',
    ...pageSecurityHeaders(inlineScriptHashes(html), transport, sources),
  };
  const sent = new Set<ContentEncoding>();
  const kept: Partial<Record<ContentEncoding, EncodedPage>> = {};
  function encode(encoding: ContentEncoding, compressors: Record<ContentEncoding, Compressor>): EncodedPage {
    const body = compressors[encoding](page);
    const own = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { body, headers: Object.entries({ ...shared, 'content-length': String(body.length), ...own }).flat() };
  }
  return {
    status,
    mayBeKept,
    etag,
    encoded: (encoding) => {
      if (sent.has(encoding)) return (kept[encoding] ??= encode(encoding, forTheOthers));
      sent.add(encoding);
      return encode(encoding, forTheFirst);
    },
    notModifiedHeaders: Object.entries(shared).flat(),
  };
}

/** The best encoding that an Accept-Encoding header allows. `;q=0` is rare enough to be read as "not this one". */
export function preferredEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(?:\.0*)?$/.test(part)));
}
