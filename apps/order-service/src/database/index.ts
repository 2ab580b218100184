export { fullName } from './full-name.ts';
export { migrateStore, pendingStoreMigrations, readStoreMigrations } from './migrate-store.ts';
export { keepOpenJob, makeOpenJobs } from './open-jobs.ts';
export { schemasThatAre } from './schemas.ts';
export { grantStoreRole, grantsTo, mayRewriteHistory, ownsTables } from './store-role.ts';
