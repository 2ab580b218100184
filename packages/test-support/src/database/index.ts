export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './create-test-database.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
