export { analyzeNewTables } from './analyze-new-tables.ts';
export { type ConnectOptions, connect } from './connect.ts';
export {
  applyMigrations,
  type MigrateOptions,
  MigrationError,
  migrate,
  migrationLock,
  pendingMigrations,
} from './migrate.ts';
export { type MigrationFile, readMigrations } from './migration-files.ts';
export { sharedJson } from './shared-json.ts';
export type { StorePool } from './store-pool.ts';
export { readInTransaction, type TransactionOptions, wasUndone, withTransaction } from './transaction.ts';
export { type DatabaseWatch, type WatchOptions, watchDatabase } from './watch-database.ts';
