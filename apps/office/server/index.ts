import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOfficeFiles } from './office-files.ts';
import { officePage } from './office-page.ts';

/** Who asks for the office, as far as it matters here. */
export type OfficeVisitor = 'signed_out' | 'no_staff' | 'factor_due' | 'staff';

export interface OfficeOptions {
  /** The folder of the built office. Default: the one beside this file. */
  readonly buildDir?: string;
  /** True when staff come over HTTPS (production): adds HSTS and upgrade-insecure-requests. */
  readonly https: boolean;
  /** Asked for every page and every file: a session that ended has neither. */
  readonly visitorOf: (request: FastifyRequest) => Promise<OfficeVisitor>;
  /** Answers as for an address that is not there: who is no staff does not learn that there is an office. */
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const buildFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'build');
const twoYears = 63_072_000;
/** Of an answer that leads elsewhere and holds nothing; the page has a policy of its own. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Mounts the office in a Fastify app at `/office` (OF-20): one page for all of its addresses and the files that it asks
 * for, both for staff alone and kept by no cache but the browser's own. Call it before the pages of the site, whose
 * catch-all takes every other address.
 */
export async function registerOffice(app: FastifyInstance, options: OfficeOptions): Promise<void> {
  const { page, assets } = await readOfficeFiles(options.buildDir ?? buildFolder);
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    ...(options.https ? { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains; preload` } : {}),
  };

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const visitor = await options.visitorOf(request);
    if (visitor === 'no_staff') return options.sendNotFound(request, reply);
    reply.headers({ ...headers, 'cache-control': 'private, no-store', 'content-security-policy': emptyPolicy });
    const next = encodeURIComponent(ownPath(request.url));
    if (visitor === 'signed_out') return reply.redirect(`/sign-in?next=${next}`, 302);
    if (visitor === 'factor_due') return reply.redirect(`/sign-in/second-factor?next=${next}`, 302);
    const { html, policy } = officePage(page, options);
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  }

  async function serveAsset(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const file = assets.get(request.params['*']);
    if (file === undefined || (await options.visitorOf(request)) !== 'staff')
      return options.sendNotFound(request, reply);
    reply.headers(headers).headers({
      'cache-control': 'private, max-age=31536000, immutable',
      // A browser that is used by somebody else next asks again.
      vary: 'cookie, accept-encoding',
    });
    const isBrotli = file.brotli !== null && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isBrotli) reply.header('content-encoding', 'br');
    return reply.type(file.mediaType).send(isBrotli ? file.brotli : file.bytes);
  }

  app.get('/office', servePage);
  app.get('/office/*', servePage);
  app.get('/office/assets/*', serveAsset);
}

/** The address that was asked for, as a path of this store: `//elsewhere` cannot become one of another site. */
const ownPath = (url: string): string => `/${url.replace(/^[/\\]+/, '')}`;
