import { inject } from 'vitest';

/**
 * The address of this worker's own store; journeys of other workers use other stores.
 */
export function storeOfThisWorker(): string {
  const url = inject('storeUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (url === undefined) throw new Error(`there is no store for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
