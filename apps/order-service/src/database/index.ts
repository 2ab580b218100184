export { migrateStore, pendingStoreMigrations, readStoreMigrations } from './migrate-store.ts';
export { keepOpenJob, makeOpenJobs } from './open-jobs.ts';
export { schemasThatAre } from './schemas.ts';
