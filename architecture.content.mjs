const service = '^apps/content-service/src/';

/**
 * The fences around content.
 * @param {(names: string) => string} npm the pattern of packages of npm
 * @param {string} neverShips the pattern of files that are no part of what runs
 * @returns {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]}
 */
export const contentFences = (npm, neverShips) => [
  {
    name: 'content-types-know-no-service',
    comment:
      'Types, blocks and rich text are read by editors in a browser, the service and the site alike: they know none of them.',
    from: { path: '^packages/content/src/', pathNot: neverShips },
    to: { pathNot: `^packages/content/src/|${npm('zod|marked')}` },
  },
  {
    name: 'content-service-knows-no-orders',
    comment: 'Content is kept, published and served without the shop; the order service puts it beside its own calls.',
    from: { path: service, pathNot: neverShips },
    to: { path: `^apps/(order-service|web|office|store)/|^packages/(ui|api-client)/|${npm('react|react-dom')}` },
  },
  {
    name: 'pictures-are-drawn-by-a-process-of-their-own',
    comment: 'What draws pictures is loaded when there is one to draw, by a process that ends: it needs much memory.',
    from: { pathNot: ['^apps/content-service/src/pictures/picture-process\\.ts$', neverShips] },
    to: { path: npm('sharp') },
  },
  {
    name: 'content-service-rooms-meet-at-doors',
    comment: 'Entries, publishing, what is published, media and transfer are used by what their doors offer.',
    from: { path: `${service}([^/]+)/`, pathNot: neverShips },
    to: { path: service, pathNot: [`${service}$1/`, `${service}[^/]+/index\\.ts$`] },
  },
  {
    name: 'stand-ins-stand-outside',
    comment: 'They stand for systems of others: they are spoken with over HTTP, and know nothing of who asks them.',
    from: { path: '^packages/stand-ins/src/', pathNot: neverShips },
    to: { path: '^(packages|apps)/', pathNot: '^packages/stand-ins/src/' },
  },
  {
    name: 'only-demo-mode-knows-the-stand-ins',
    comment: 'The service knows systems outside by their addresses; build-app puts the stand-ins there in demo mode.',
    from: {
      path: '^(packages|apps)/',
      pathNot: `${neverShips}|^packages/stand-ins/|^apps/order-service/src/build-app/`,
    },
    to: { path: '^packages/stand-ins/' },
  },
];
