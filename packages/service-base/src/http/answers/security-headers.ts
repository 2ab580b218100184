import type { FastifyInstance } from 'fastify';
import type { HttpSettings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** See `apiHeaders`. */
    readonly apiHeaders: Readonly<Record<string, string>>;
  }
}

/**
 * Headers of the API's answers (promise F7). They are data: nothing in them may run, be framed, be sniffed, be read by
 * another site or be kept in a cache. Pages have headers of their own.
 */
export function apiHeaders(settings: Pick<HttpSettings, 'secureCookies'>): Readonly<Record<string, string>> {
  const headers = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  // Over plain HTTP on loopback it would lock a developer's machine to HTTPS.
  const httpsOnly = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
  return settings.secureCookies ? { ...headers, ...httpsOnly } : headers;
}

/** Makes the headers known to whatever answers, also outside the API's own routes. */
export function keepApiHeaders(app: FastifyInstance, settings: HttpSettings): void {
  app.decorate('apiHeaders', apiHeaders(settings));
}
