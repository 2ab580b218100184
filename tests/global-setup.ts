import { startTestCluster } from '@cutsite/test-support/database';

/**
 * One throw-away PostgreSQL for the whole run of the service tests; what this returns ends it, however the tests went.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  return cluster.stop;
}
