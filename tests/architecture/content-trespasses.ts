import type { PlantedTrespass } from './planted-trespass.ts';

/** Those of architecture.content.mjs. */
export const contentTrespasses: readonly PlantedTrespass[] = [
  { fence: 'content-types-know-no-service', at: 'packages/content/src/planted/uses-pg.ts', imports: 'pg' },
];
