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
];
