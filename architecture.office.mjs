const office = '^apps/office/';

/**
 * The fences around and in the office.
 * @param {(names: string) => string} npm the pattern of packages of npm
 * @param {string} neverShips the pattern of files that are no part of what runs
 * @returns {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]}
 */
export const officeFences = (npm, neverShips) => [
  {
    name: 'office-knows-no-service',
    comment:
      'The office is a client like every other: it speaks over the wire, and shares nothing with the shop but the kit.',
    from: { path: office },
    to: { path: `^apps/(order-service|web|store)/|^packages/(embedded-postgres|service-base)/|${npm('pg|kysely')}` },
  },
  {
    name: 'office-screens-run-in-browsers',
    comment: 'What a browser loads cannot use Node, nor the part of the office that serves it.',
    from: { path: `${office}app/`, pathNot: neverShips },
    to: { path: `${office}server/|${npm('fastify')}` },
  },
  {
    name: 'office-screens-use-no-node',
    comment: 'Node modules do not exist in a browser; the bundler would replace them with empty ones without a word.',
    from: { path: `${office}app/`, pathNot: neverShips },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'office-features-are-strangers',
    comment: 'A room of the office can be read, changed or removed alone; two of them meet in its routes.',
    from: { path: `${office}app/features/([^/]+)/` },
    to: { path: `${office}app/features/`, pathNot: `${office}app/features/$1/` },
  },
  {
    name: 'office-platform-knows-no-features',
    comment: 'The platform carries every room of the office: calls, session, keys, theme.',
    from: { path: `${office}app/platform/` },
    to: { path: `${office}app/(features|shell)/` },
  },
];
