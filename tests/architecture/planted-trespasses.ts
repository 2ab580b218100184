import { domainRooms } from '../../architecture.rooms.mjs';

/** An import that must not be: `at` imports `imports`, which lies at `target` when the trespass brings it along. */
export interface PlantedTrespass {
  readonly fence: string;
  readonly at: string;
  readonly imports: string;
  readonly target?: string;
}

const rooms = domainRooms.slice(0, -1).map((room, place): PlantedTrespass => {
  const next = domainRooms[place + 1];
  return {
    fence: `domain-rooms-in-order: ${room}`,
    at: `packages/domain/src/${room}/planted.ts`,
    imports: `../${next}/index.ts`,
    target: `packages/domain/src/${next}/index.ts`,
  };
});

/** At least one for each fence of architecture.rules.mjs, in the same order. */
export const plantedTrespasses: readonly PlantedTrespass[] = [
  {
    fence: 'no-cycles',
    at: 'packages/domain/src/result/planted-here.ts',
    imports: './planted-there.ts',
    target: 'packages/domain/src/result/planted-there.ts',
  },
  { fence: 'every-import-is-found', at: 'packages/domain/src/result/planted-lost.ts', imports: './nowhere.ts' },
  { fence: 'declared-dependencies-only', at: 'packages/contracts/src/planted/undeclared.ts', imports: 'fastify' },
  { fence: 'declared-dependencies-only', at: 'apps/store/src/planted/development-only.ts', imports: 'vite' },
  {
    fence: 'doors-only',
    at: 'apps/order-service/src/planted/deep.ts',
    imports: '../../../../packages/domain/src/money/planted-inside.ts',
    target: 'packages/domain/src/money/planted-inside.ts',
  },
  {
    fence: 'no-climbing-into-other-workspaces',
    at: 'apps/order-service/src/planted/climbing.ts',
    imports: '../../../../packages/contracts/src/planted/index.ts',
    target: 'packages/contracts/src/planted/index.ts',
  },
  {
    fence: 'production-knows-no-tests',
    at: 'apps/order-service/src/planted/uses-test-support.ts',
    imports: '@cutsite/test-support/planted',
    target: 'packages/test-support/src/planted/index.ts',
  },
  {
    fence: 'production-knows-no-tests',
    at: 'packages/domain/src/money/planted-uses-cases.ts',
    imports: './planted.cases.ts',
    target: 'packages/domain/src/money/planted.cases.ts',
  },
  { fence: 'production-knows-no-tests', at: 'packages/ui/src/planted/uses-vitest.ts', imports: 'vitest' },
  {
    fence: 'production-knows-no-tests',
    at: 'apps/web/app/features/planted/sells-a-product-of-tests.ts',
    imports: '../test-planted/product.ts',
    target: 'apps/web/app/features/test-planted/product.ts',
  },
  { fence: 'domain-is-the-floor', at: 'packages/domain/src/money/planted-npm.ts', imports: 'zod' },
  { fence: 'domain-is-the-floor', at: 'packages/domain/src/money/planted-node.ts', imports: 'node:crypto' },
  {
    fence: 'domain-is-the-floor',
    at: 'packages/domain/src/money/planted-wire.ts',
    imports: '@cutsite/contracts/planted',
    target: 'packages/contracts/src/planted/index.ts',
  },
  {
    fence: 'domain-rooms-through-doors',
    at: 'packages/domain/src/sequence/planted-inside.ts',
    imports: '../money/planted-inside.ts',
    target: 'packages/domain/src/money/planted-inside.ts',
  },
  ...rooms,
  { fence: 'contracts-know-only-the-domain', at: 'packages/contracts/src/planted/uses-react.ts', imports: 'react' },
  { fence: 'contracts-know-only-the-domain', at: 'packages/contracts/src/planted/uses-node.ts', imports: 'node:fs' },
  { fence: 'api-client-knows-only-the-wire', at: 'packages/api-client/src/planted/uses-react.ts', imports: 'react' },
  {
    fence: 'ui-knows-no-business',
    at: 'packages/ui/src/planted/prices.ts',
    imports: '@cutsite/domain/price',
    target: 'packages/domain/src/price/index.ts',
  },
  { fence: 'ui-knows-no-business', at: 'packages/ui/src/planted/queries.ts', imports: '@tanstack/react-query' },
  {
    fence: 'embedded-postgres-stands-alone',
    at: 'packages/embedded-postgres/src/planted/knows-money.ts',
    imports: '@cutsite/domain/money',
    target: 'packages/domain/src/money/index.ts',
  },
  {
    fence: 'fake-card-network-stands-outside',
    at: 'packages/fake-card-network/src/planted/knows-the-store.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  {
    fence: 'only-demo-mode-knows-the-fake-card-network',
    at: 'apps/order-service/src/modules/payment/planted-fake.ts',
    imports: '@cutsite/fake-card-network/planted',
    target: 'packages/fake-card-network/src/planted/index.ts',
  },
  {
    fence: 'service-base-knows-no-service',
    at: 'packages/service-base/src/planted/knows-a-service.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  {
    fence: 'service-base-knows-no-service',
    at: 'packages/service-base/src/planted/knows-the-wire-of-carts.ts',
    imports: '@cutsite/contracts/planted',
    target: 'packages/contracts/src/planted/index.ts',
  },
  {
    fence: 'service-base-knows-no-service',
    at: 'packages/service-base/src/planted/knows-money.ts',
    imports: '@cutsite/domain/money',
    target: 'packages/domain/src/money/index.ts',
  },
  {
    fence: 'service-base-rooms-through-doors',
    at: 'packages/service-base/src/http/planted-inside.ts',
    imports: '../database/planted-inside.ts',
    target: 'packages/service-base/src/database/planted-inside.ts',
  },
  { fence: 'service-knows-no-screens', at: 'apps/order-service/src/planted/renders.ts', imports: 'react' },
  {
    fence: 'service-knows-no-screens',
    at: 'apps/order-service/src/planted/calls-itself.ts',
    imports: '@cutsite/api-client/planted',
    target: 'packages/api-client/src/planted/index.ts',
  },
  {
    fence: 'service-modules-meet-at-doors',
    at: 'apps/order-service/src/modules/cart/planted-neighbour.ts',
    imports: '../price/planted-inside.ts',
    target: 'apps/order-service/src/modules/price/planted-inside.ts',
  },
  {
    fence: 'service-enters-modules-by-doors',
    at: 'apps/order-service/src/build-app/planted.ts',
    imports: '../modules/price/planted-inside.ts',
    target: 'apps/order-service/src/modules/price/planted-inside.ts',
  },
  {
    fence: 'routes-do-not-touch-the-database',
    at: 'apps/order-service/src/modules/cart/planted.routes.ts',
    imports: 'pg',
  },
  {
    fence: 'routes-do-not-touch-the-database',
    at: 'apps/order-service/src/modules/cart/planted-base.routes.ts',
    imports: '@cutsite/service-base/database',
    target: 'packages/service-base/src/database/index.ts',
  },
  {
    fence: 'routes-do-not-touch-the-database',
    at: 'apps/order-service/src/modules/cart/planted-too.routes.ts',
    imports: './planted.repository.ts',
    target: 'apps/order-service/src/modules/cart/planted.repository.ts',
  },
  {
    fence: 'service-ground-floor-knows-no-modules',
    at: 'apps/order-service/src/database/planted.ts',
    imports: '../modules/planted/index.ts',
    target: 'apps/order-service/src/modules/planted/index.ts',
  },
  {
    fence: 'web-knows-no-service',
    at: 'apps/web/app/features/planted/asks-the-service.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  { fence: 'screens-run-in-browsers', at: 'apps/web/app/features/planted/serves.ts', imports: 'fastify' },
  {
    fence: 'screens-run-in-browsers',
    at: 'apps/web/app/features/planted/uses-the-server.ts',
    imports: '../../../server/planted.ts',
    target: 'apps/web/server/planted.ts',
  },
  { fence: 'screens-use-no-node', at: 'apps/web/app/features/planted/reads-a-file.ts', imports: 'node:fs' },
  {
    fence: 'office-knows-no-service',
    at: 'apps/office/app/features/planted/asks-the-service.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  {
    fence: 'office-screens-run-in-browsers',
    at: 'apps/office/app/features/planted/uses-the-server.ts',
    imports: '../../../server/planted.ts',
    target: 'apps/office/server/planted.ts',
  },
  { fence: 'office-screens-use-no-node', at: 'apps/office/app/features/planted/reads-a-file.ts', imports: 'node:fs' },
  {
    fence: 'office-features-are-strangers',
    at: 'apps/office/app/features/planted/neighbour.ts',
    imports: '../planted-other/thing.ts',
    target: 'apps/office/app/features/planted-other/thing.ts',
  },
  {
    fence: 'office-platform-knows-no-features',
    at: 'apps/office/app/platform/planted.ts',
    imports: '../features/planted-other/thing.ts',
    target: 'apps/office/app/features/planted-other/thing.ts',
  },
  {
    fence: 'features-are-strangers',
    at: 'apps/web/app/features/planted/neighbour.ts',
    imports: '../planted-other/thing.ts',
    target: 'apps/web/app/features/planted-other/thing.ts',
  },
  {
    fence: 'builder-knows-no-product',
    at: 'apps/web/app/builder/planted/knows-a-feature.ts',
    imports: '../../features/planted-other/thing.ts',
    target: 'apps/web/app/features/planted-other/thing.ts',
  },
  {
    fence: 'builder-knows-no-product',
    at: 'apps/web/app/builder/planted/knows-guides.ts',
    imports: '@cutsite/domain/guide-rna',
    target: 'packages/domain/src/guide-rna/index.ts',
  },
  {
    fence: 'builder-knows-no-product',
    at: 'apps/web/app/builder/planted/knows-genes.ts',
    imports: '../../genes/planted-other/thing.ts',
    target: 'apps/web/app/genes/planted-other/thing.ts',
  },
  {
    fence: 'genes-know-no-product',
    at: 'apps/web/app/genes/planted/knows-a-feature.ts',
    imports: '../../features/planted-other/thing.ts',
    target: 'apps/web/app/features/planted-other/thing.ts',
  },
  {
    fence: 'genes-know-no-product',
    at: 'apps/web/app/genes/planted/knows-libraries.ts',
    imports: '@cutsite/domain/gene-library',
    target: 'packages/domain/src/gene-library/index.ts',
  },
  {
    fence: 'builder-is-not-above-the-platform',
    at: 'apps/web/app/platform/planted-builder.ts',
    imports: '../builder/planted-other/thing.ts',
    target: 'apps/web/app/builder/planted-other/thing.ts',
  },
  {
    fence: 'routes-are-imported-by-none',
    at: 'apps/web/app/features/planted/climbs.ts',
    imports: '../../routes/planted.tsx',
    target: 'apps/web/app/routes/planted.tsx',
  },
  {
    fence: 'only-routes-know-item-views',
    at: 'apps/web/app/features/planted/looks.ts',
    imports: '../../products/item-views.ts',
    target: 'apps/web/app/products/item-views.ts',
  },
  {
    fence: 'item-views-know-no-features',
    at: 'apps/web/app/products/planted.ts',
    imports: '../features/planted-other/thing.ts',
    target: 'apps/web/app/features/planted-other/thing.ts',
  },
  {
    fence: 'platform-knows-no-features',
    at: 'apps/web/app/platform/planted.ts',
    imports: '../features/planted-other/thing.ts',
    target: 'apps/web/app/features/planted-other/thing.ts',
  },
  {
    fence: 'only-routes-and-platform-know-the-router',
    at: 'apps/web/app/features/planted/navigates.ts',
    imports: 'react-router',
  },
  {
    fence: 'only-routes-and-platform-know-the-router',
    at: 'apps/web/app/builder/planted/navigates.ts',
    imports: 'react-router',
  },
  {
    fence: 'store-composes-only',
    at: 'apps/store/src/planted/prices.ts',
    imports: '@cutsite/domain/price',
    target: 'packages/domain/src/price/index.ts',
  },
  {
    fence: 'the-store-is-imported-by-none',
    at: 'apps/order-service/src/planted/starts.ts',
    imports: '../../../store/src/planted/index.ts',
    target: 'apps/store/src/planted/index.ts',
  },
];
