export { type ConnectOptions, connect } from './connect.ts';
export { type MigrateOptions, MigrationError, migrate, pendingMigrations } from './migrate.ts';
export { type TransactionOptions, withTransaction } from './transaction.ts';
