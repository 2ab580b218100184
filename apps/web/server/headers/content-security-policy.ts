import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP source expressions (`'sha256-…'`) of every inline script of a finished page, each once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, text = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

/** What Stripe's field needs on a page where cards are typed (docs.stripe.com/security/guide, "Content Security Policy"). */
const STRIPE_SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

interface PolicyOptions {
  /** Only behind HTTPS; on a loopback demo it would make the browser refuse its own assets. */
  readonly upgradeInsecureRequests: boolean;
  /** A card is typed into Stripe's own field here. */
  readonly stripe?: boolean;
}

/**
 * The policy of one page: nothing is allowed that is not named here. Scripts are our own files plus exactly the inline ones of this
 * page; styles are our own files, so server HTML must not carry style attributes (see docs/decisions/0005).
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { upgradeInsecureRequests, stripe = false }: PolicyOptions,
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  if (stripe) directives.push(['frame-src']);
  if (upgradeInsecureRequests) directives.push(['upgrade-insecure-requests']);
  return directives
    .map(([name, ...sources]) => [name, ...sources, ...((stripe && STRIPE_SOURCES[name]) || [])].join(' '))
    .join('; ');
}
