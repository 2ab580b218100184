import { inject } from 'vitest';

/**
 * The address of the store that this worker shares with nobody; what another journey does meanwhile happens elsewhere.
 */
export function storeOfThisWorker(): string {
  const url = inject('storeUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (url === undefined) throw new Error(`there is no store for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
