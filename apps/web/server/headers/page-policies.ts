import type { PagePolicy } from '../../app/platform/page-handle.ts';

/** Addresses of other sites, by the directive of a Content-Security-Policy that lets them in. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * What a page of each policy may load beside the store's own files. A page names its policy in its handle, and the
 * store switches on the policies it has use for; another page that needs another site is another row.
 */
export const pagePolicies = {
  // docs.stripe.com/security/guide, "Content Security Policy"
  cards: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'img-src': ['https://*.stripe.com'],
  },
} as const satisfies Readonly<Record<PagePolicy, PolicySources>>;
