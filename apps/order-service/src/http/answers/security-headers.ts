import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { HttpSettings } from '../settings.ts';

/**
 * Headers of the API's answers (promise F7). They are data: nothing in them may run, be framed, be sniffed or be kept in
 * a cache. Pages have headers of their own.
 */
export function apiHeaders(settings: Pick<HttpSettings, 'secureCookies'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Over plain HTTP on loopback the header would lock a developer's machine to HTTPS.
    strictTransportSecurity: settings.secureCookies ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}
