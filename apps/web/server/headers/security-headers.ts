import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PolicySources } from './page-policies.ts';

/** Features that no page of the store uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

/** Two years, as the preload lists ask for. */
const HSTS_SECONDS = 63_072_000;

/** How the site is reached. HSTS and upgrades are only right when `https` is true (production). */
export interface Transport {
  readonly https: boolean;
}

/** The security headers of one HTML page (promise F7). @param sources what it loads from other sites */
export function pageSecurityHeaders(
  scriptHashes: readonly string[],
  transport: Transport,
  sources: PolicySources = {},
): Record<string, string> {
  return {
    ...commonSecurityHeaders(transport),
    'content-security-policy': contentSecurityPolicy(scriptHashes, {
      upgradeInsecureRequests: transport.https,
      sources,
    }),
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
  };
}

/** Those of a page with what its visitor alone has typed: it is kept nowhere and found by no search engine. */
export function personalPageHeaders(scriptHashes: readonly string[], transport: Transport): Record<string, string> {
  return { ...pageSecurityHeaders(scriptHashes, transport), 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
}

/**
 * Those of a draft's page: it may stand in a frame of this site, is kept nowhere and found by no search engine. Nothing
 * else may be framed.
 */
export function previewSecurityHeaders(scriptHashes: readonly string[], transport: Transport): Record<string, string> {
  const page = personalPageHeaders(scriptHashes, transport);
  return {
    ...page,
    'content-security-policy': (page['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
    // The address of a link is its key: it goes nowhere else.
    'referrer-policy': 'no-referrer',
  };
}

/**
 * The security headers of whatever is no page: files, redirects, refusals, the version. A worker's script brings the
 * policy under which it runs; it is the page's, without inline scripts.
 */
export function fileSecurityHeaders(transport: Transport): Record<string, string> {
  return pageSecurityHeaders([], transport);
}

function commonSecurityHeaders({ https }: Transport): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload` } : {}),
  };
}
