/**
 * The rooms of the house and the fences between them, with one reason for each. It configures dependency-cruiser;
 * `tests/architecture` plants one violation per fence, so that one that stopped biting is noticed. See ARCHITECTURE.md.
 */

import { contentFences } from './architecture.content.mjs';
import { officeFences } from './architecture.office.mjs';
import { domainRooms } from './architecture.rooms.mjs';

/** Tests and what is written for them: cases, proofs that cases catch planted mistakes, set-ups, products of tests. */
const besideTests = String.raw`\.(test|cases)\.tsx?$|^packages/domain/src/[^/]+/mutation-testing/|^(packages|apps)/[^/]+/src/testing/|^apps/web/app/(features|routes)/test-`;

/** Code that never ships: tests, journeys, measurements, and what only the build of the web reads. */
const neverShips = String.raw`${besideTests}|^(e2e|bench|tests|scripts)/|^packages/test-support/|^apps/web/([^/]+\.config|app/routes)\.ts$|^apps/office/vite\.config\.ts$`;

/**
 * npm packages appear under node_modules, hoisted or not.
 * @param {string} names alternatives of a regular expression
 */
const npm = (names) => `(^|/)node_modules/(${names})/`;

const domain = '^packages/domain/src/';
const service = '^apps/order-service/src/';
const modules = `${service}modules/`;
const web = '^apps/web/';

/** One fence per room but the last: from it to every room after it. */
const domainRoomsInOrder = domainRooms.slice(0, -1).map((room, place) => ({
  name: `domain-rooms-in-order: ${room}`,
  comment: 'Rules are read bottom up: a room that knew a later one could not be understood, or tested, without it.',
  from: { path: `${domain}${room}/` },
  to: { path: `${domain}(${domainRooms.slice(place + 1).join('|')})/` },
}));

/** @type {(import('dependency-cruiser').IForbiddenRuleType & { name: string, comment: string })[]} */
export const fences = [
  {
    name: 'no-cycles',
    comment: 'Files in a cycle are one file in disguise: none of them can be read, moved or tested alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-is-found',
    comment: 'An import that cannot be followed hides everything behind it from the other fences.',
    from: { pathNot: '^apps/web/(app/entry|server/)' },
    to: { couldNotResolve: true, pathNot: String.raw`^(virtual:|\./\+types/)` },
  },
  {
    name: 'declared-dependencies-only',
    comment: 'A workspace imports what its own package.json names; hoisting must not lend it the rest.',
    from: { path: '^(packages|apps)/', pathNot: neverShips },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  },
  {
    name: 'doors-only',
    comment:
      'A workspace, and a room of it, is entered by its door (src/<room>/index.ts), so that its inside is free to change.',
    from: { path: '^((?:packages|apps)/[^/]+|e2e|bench)/' },
    to: {
      path: '^(packages|apps)/[^/]+/',
      pathNot: ['^$1/', '^(packages|apps)/[^/]+/src/[^/]+/index\\.ts$', '^apps/(web|office)/server/index\\.ts$'],
    },
  },
  {
    name: 'no-climbing-into-other-workspaces',
    comment: 'Another workspace is imported by its name; a relative path across the wall escapes package.json.',
    from: { path: '^((?:packages|apps)/[^/]+|e2e|bench)/' },
    to: { path: '^(packages|apps|e2e|bench)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'production-knows-no-tests',
    comment: 'What serves tests, journeys and measurements is not installed where the store runs.',
    from: { path: '^(packages|apps)/', pathNot: neverShips },
    to: {
      path: `${besideTests}|^packages/test-support/|^(e2e|bench|tests|scripts)/|${npm('vitest|fast-check|playwright-core')}`,
    },
  },
  {
    name: 'domain-is-the-floor',
    comment:
      'The rules run in browsers and on the server alike, and outlive every library: they import nothing but themselves.',
    from: { path: domain, pathNot: neverShips },
    to: { pathNot: domain },
  },
  {
    name: 'domain-rooms-through-doors',
    comment: 'A room is used by what its door offers; no other room knows the files behind it.',
    from: { path: `${domain}([^/]+)/` },
    to: { path: domain, pathNot: [`${domain}$1/`, `${domain}[^/]+/index\\.ts$`] },
  },
  ...domainRoomsInOrder,
  {
    name: 'contracts-know-only-the-domain',
    comment: 'The wire is written once for both sides; it cannot depend on either of them.',
    from: { path: '^packages/contracts/src/', pathNot: neverShips },
    to: { pathNot: `^packages/(contracts|domain)/src/|${npm('zod')}` },
  },
  {
    name: 'api-client-knows-only-the-wire',
    comment: 'The typed client is made from the contracts and serves any caller: web, journeys, other programs.',
    from: { path: '^packages/api-client/src/', pathNot: neverShips },
    to: { pathNot: `^packages/(api-client|contracts|domain)/src/|${npm('zod')}` },
  },
  {
    name: 'ui-knows-no-business',
    comment:
      'Looks are shared by every product: of the domain they know plates and wells, and nothing of guides, prices or carts.',
    from: { path: '^packages/ui/src/', pathNot: neverShips },
    to: {
      pathNot: `^packages/ui/src/|^packages/domain/src/labware/|${npm('react|react-dom|@types/react|@types/react-dom|@fontsource-variable/[^/]+')}`,
    },
  },
  {
    name: 'embedded-postgres-stands-alone',
    comment: 'A supervisor of a database knows nothing of what is kept in it.',
    from: { path: '^packages/embedded-postgres/src/', pathNot: neverShips },
    to: { path: '^(packages|apps)/', pathNot: '^packages/embedded-postgres/src/' },
  },
  {
    name: 'fake-card-network-stands-outside',
    comment: 'It stands for a company outside: it is spoken with over HTTP, and knows nothing of what it is paid for.',
    from: { path: '^packages/fake-card-network/src/', pathNot: neverShips },
    to: {
      path: '^(packages|apps)/',
      pathNot: '^packages/(fake-card-network|service-base)/src/|^packages/domain/src/money/',
    },
  },
  {
    name: 'only-demo-mode-knows-the-fake-card-network',
    comment: 'Modules know a card network by its port; build-app and the start put the fake one there in demo mode.',
    from: {
      path: '^(packages|apps)/',
      pathNot: `${neverShips}|^packages/fake-card-network/|${service}(build-app|database|backup|invariants)/|^apps/store/src/start/`,
    },
    to: { path: '^packages/fake-card-network/' },
  },
  {
    name: 'service-base-knows-no-service',
    comment:
      'Every service stands on it: of the wire it knows endpoints and problems, and nothing of what a service deals in.',
    from: { path: '^packages/service-base/src/', pathNot: neverShips },
    to: {
      path: '^(packages|apps)/',
      pathNot: '^packages/service-base/src/|^packages/contracts/src/(endpoint|problem)/',
    },
  },
  {
    name: 'service-base-rooms-through-doors',
    comment: 'A room of the base is used by what its door offers, inside of the package as well as from a service.',
    from: { path: '^packages/service-base/src/([^/]+)/' },
    to: {
      path: '^packages/service-base/src/',
      pathNot: ['^packages/service-base/src/$1/', '^packages/service-base/src/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'service-knows-no-screens',
    comment: 'The order service starts alone and answers any client; only the store puts it beside the web.',
    from: { path: service },
    to: { path: `^apps/(web|office|store)/|^packages/(ui|api-client)/|${npm('react|react-dom|react-router')}` },
  },
  {
    name: 'service-modules-meet-at-doors',
    comment: 'A module owns its tables and use cases; another one asks at its index.ts.',
    from: { path: `${modules}([^/]+)/` },
    to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/index\\.ts$`] },
  },
  {
    name: 'service-enters-modules-by-doors',
    comment: 'build-app and the command line compose modules; what they compose is what the doors offer.',
    from: { path: service, pathNot: modules },
    to: { path: modules, pathNot: `${modules}[^/]+/index\\.ts$` },
  },
  {
    name: 'routes-do-not-touch-the-database',
    comment:
      'A route reads a request and chooses an answer; statements belong to repositories, where their cost can be seen.',
    from: { path: `${modules}[^/]+/[^/]+\\.routes\\.ts$` },
    to: {
      path: `^packages/service-base/src/database/|\\.repository\\.ts$|${npm('pg|kysely')}`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'service-ground-floor-knows-no-modules',
    comment: 'Migrations, gateways, documents and configuration carry every module and so know none.',
    from: {
      path: `${service}(database|gateways|documents|config|tracking)/`,
      pathNot: neverShips,
    },
    to: { path: `${modules}|${service}(build-app|demo-data)/` },
  },
  {
    name: 'web-knows-no-service',
    comment: 'Screens speak to the service over the wire, as every other client does.',
    from: { path: web },
    to: { path: `^apps/(order-service|office|store)/|^packages/(embedded-postgres|service-base)/|${npm('pg|kysely')}` },
  },
  {
    name: 'screens-run-in-browsers',
    comment: 'What a browser loads cannot use Node, nor the part of the web that serves pages.',
    from: { path: `${web}app/`, pathNot: `${neverShips}|${web}app/entry\\.server\\.tsx$|${web}app/routes\\.ts$` },
    to: { path: `${web}server/|${npm('@react-router/node|fastify')}` },
  },
  {
    name: 'screens-use-no-node',
    comment: 'Node modules do not exist in a browser; the bundler would replace them with empty ones without a word.',
    from: { path: `${web}app/|^packages/ui/src/`, pathNot: `${neverShips}|${web}app/entry\\.server\\.tsx$` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'features-are-strangers',
    comment: 'A feature can be read, changed or removed alone; two of them meet in a route.',
    from: { path: `${web}app/features/([^/]+)/` },
    to: { path: `${web}app/features/`, pathNot: `${web}app/features/$1/` },
  },
  {
    name: 'builder-knows-no-product',
    comment:
      'What every product is built with cannot know one of them: a product hands in its rules, columns, settings and drawing.',
    from: { path: `${web}app/builder/`, pathNot: besideTests },
    to: { path: `${web}app/(features|islands|genes)/|${domain}guide-rna/|^packages/contracts/src/guide-rna/` },
  },
  {
    name: 'genes-know-no-product',
    comment: 'Each product made of genes brings its rules to the one search, list and catalogue that all of them have.',
    from: { path: `${web}app/genes/`, pathNot: besideTests },
    to: {
      path: `${web}app/(features|islands|products)/|${domain}(guide-rna|gene-library)/|^packages/contracts/src/(guide-rna|gene-library)/`,
    },
  },
  {
    name: 'builder-is-not-above-the-platform',
    comment: 'The platform carries the builder as it carries every feature, and so knows neither.',
    from: { path: `${web}app/platform/` },
    to: { path: `${web}app/(builder|genes)/` },
  },
  {
    name: 'routes-are-imported-by-none',
    comment: 'Routes are the top of the web: they import features and platform, and only routes.ts lists them.',
    from: { path: `${web}app/`, pathNot: `${web}app/(routes/|routes\\.ts$)` },
    to: { path: `${web}app/routes(/|\\.ts$)` },
  },
  {
    name: 'only-routes-know-item-views',
    comment: 'How each kind of item looks is put together in one table; routes hand it to the cart and to summaries.',
    from: { path: `${web}app/`, pathNot: `${web}app/(routes|products)/` },
    to: { path: `${web}app/products/` },
  },
  {
    name: 'item-views-know-no-features',
    comment: 'A view draws an item from its wire form; the cart around it is a stranger.',
    from: { path: `${web}app/products/` },
    to: { path: `${web}app/(features|builder|genes|routes)/` },
  },
  {
    name: 'platform-knows-no-features',
    comment: 'The platform carries every feature: query client, page handles, providers.',
    from: { path: `${web}app/platform/` },
    to: { path: `${web}app/features/` },
  },
  {
    name: 'only-routes-and-platform-know-the-router',
    comment: 'A feature takes addresses and callbacks, so that it renders in a test without a router around it.',
    from: { path: `${web}app/(builder|genes|features|islands)/|^packages/ui/` },
    to: { path: npm('react-router|react-router-dom|@react-router/[^/]+') },
  },
  ...[officeFences, contentFences].flatMap((fences) => fences(npm, neverShips)),
  {
    name: 'store-composes-only',
    comment:
      'The store puts the service, the web and the database in one process; rules and wire are for these to use.',
    from: { path: '^apps/store/src/', pathNot: neverShips },
    to: { path: '^packages/(domain|contracts|api-client|ui)/' },
  },
  {
    name: 'the-store-is-imported-by-none',
    comment: 'The store is the roof: it is started, by a person or a journey, and imported by nothing.',
    from: { pathNot: '^apps/store/' },
    to: { path: '^apps/store/' },
  },
];

export default {
  forbidden: fences.map((fence) => ({ ...fence, severity: /** @type {const} */ ('error') })),
  options: {
    // Follow the workspaces, and look at npm packages from outside only.
    doNotFollow: { path: 'node_modules' },
    // Generated, ours only: packages of npm keep what they export in folders named build, too.
    exclude: { path: String.raw`^apps/[^/]+/(build|\.react-router|\.cache|\.data)/` },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
