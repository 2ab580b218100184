export { migrateStore, pendingStoreMigrations, readStoreMigrations } from './migrate-store.ts';
