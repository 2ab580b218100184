import { createHash } from 'node:crypto';
import type { PolicySources } from './page-policies.ts';

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The CSP source expressions (`'sha256-…'`) of every inline script of a finished page, each once, in order of
 * appearance.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, text = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

interface PolicyOptions {
  /** Only behind HTTPS; on a loopback demo it would make the browser refuse its own assets. */
  readonly upgradeInsecureRequests: boolean;
  /** What the page loads from other sites; nothing by default. */
  readonly sources?: PolicySources;
}

/**
 * The policy of one page: nothing is allowed that is not named here. Scripts are our own files plus exactly the inline
 * ones of this page; styles are our own files, so server HTML must not carry style attributes (see
 * docs/decisions/0005).
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { upgradeInsecureRequests, sources = {} }: PolicyOptions,
): string {
  const own: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  const isOwn = new Set(own.map(([name]) => name));
  const ofOthers = Object.keys(sources).filter((name) => !isOwn.has(name));
  const directives = [...own, ...ofOthers.map((name): [string] => [name])].map(([name, ...allowed]) =>
    [name, ...allowed, ...(sources[name] ?? [])].join(' '),
  );
  return [...directives, ...(upgradeInsecureRequests ? ['upgrade-insecure-requests'] : [])].join('; ');
}
