import { randomBytes } from 'node:crypto';

/** Stands in the built page wherever a nonce belongs. */
export const noncePlaceholder = 'nonce-of-this-answer';

/** The page of the office with a nonce of its own, and the policy that goes with it. */
export interface OfficePage {
  readonly html: string;
  readonly policy: string;
}

/**
 * The one page of the office, made for one answer. Mantine writes style elements while it runs, so that its page has a
 * nonce where the shop's pages have hashes; nothing else is let in.
 */
export function officePage(template: string, { https }: { readonly https: boolean }): OfficePage {
  const nonce = randomBytes(16).toString('base64');
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    // Drafts as the site draws them (apps/web/server/preview.ts).
    "frame-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return { html: template.replaceAll(noncePlaceholder, nonce), policy: directives.join('; ') };
}
