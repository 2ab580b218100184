/** Pages of the site that an entry may fill, and that stand without one (CT-2, CT-7 to CT-11, CT-28). */
const filledPages = ['/', '/events/thanks', '/press', '/contact', '/company', '/customers', '/careers'] as const;

/** Pages that the program itself answers: an entry there would be seen by nobody. Those of the shop are reserved. */
const ownPages = [
  '/help',
  '/search',
  '/events',
  '/resources',
  '/applications',
  '/blog',
  '/stories',
  '/publications',
  '/podcast',
  '/learn',
  '/team',
  '/success',
  '/compare',
  '/distributors',
  '/terms',
  '/guided-edit',
  '/projects',
  '/shared-cart',
  '/shared-request',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/take-back-email',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/health',
  '/ready',
] as const;

/** Pages of the site that stand without an entry. */
export const standingPages: ReadonlySet<string> = new Set([...filledPages, ...ownPages]);

const own: ReadonlySet<string> = new Set(ownPages);

/** Whether the program answers at an address, whatever entry lies there. */
export const isOwnPage = (url: string): boolean => own.has(url);
