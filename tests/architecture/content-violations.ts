import type { PlantedViolation } from './planted-violation.ts';

/** Those of architecture.content.mjs. */
export const contentViolations: readonly PlantedViolation[] = [
  { fence: 'content-types-know-no-service', at: 'packages/content/src/planted/uses-pg.ts', imports: 'pg' },
  {
    fence: 'content-service-knows-no-orders',
    at: 'apps/content-service/src/planted/reads-orders.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  {
    fence: 'pictures-are-drawn-by-a-process-of-their-own',
    at: 'apps/content-service/src/media/planted.ts',
    imports: 'sharp',
  },
  {
    fence: 'content-service-rooms-meet-at-doors',
    at: 'apps/content-service/src/entries/planted.ts',
    imports: '../publishing/planted-inside.ts',
    target: 'apps/content-service/src/publishing/planted-inside.ts',
  },
  {
    fence: 'stand-ins-stand-outside',
    at: 'packages/stand-ins/src/planted/knows-the-store.ts',
    imports: '@cutsite/order-service/planted',
    target: 'apps/order-service/src/planted/index.ts',
  },
  {
    fence: 'only-demo-mode-knows-the-stand-ins',
    at: 'apps/content-service/src/planted/knows-a-stand-in.ts',
    imports: '@cutsite/stand-ins/planted',
    target: 'packages/stand-ins/src/planted/index.ts',
  },
];
