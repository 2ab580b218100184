/** Pages of the site that stand without an entry, in reading order; those of the shop are reserved addresses. */
export const standingPages: ReadonlySet<string> = new Set([
  ...['/', '/help', '/search', '/events', '/events/thanks', '/resources', '/applications', '/blog', '/stories'],
  ...['/publications', '/podcast', '/learn', '/team', '/success', '/press', '/contact', '/company', '/customers'],
  ...[
    '/careers',
    '/compare',
    '/distributors',
    '/terms',
    '/guided-edit',
    '/projects',
    '/shared-cart',
    '/shared-request',
  ],
  ...['/verify-email', '/forgot-password', '/reset-password', '/take-back-email', '/rss.xml', '/sitemap.xml'],
]);
