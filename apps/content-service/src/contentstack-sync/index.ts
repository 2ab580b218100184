export { contentstackRoutes } from './contentstack.routes.ts';
export { isEditedInContentstack } from './item.repository.ts';
export { readReport } from './read-report.ts';
export type { Stack } from './stack.ts';
export { syncJob, syncNow } from './sync-job.ts';
export { type SyncDependencies, type SyncOutcome, syncStack } from './sync-stack.ts';
export { wakeSync } from './sync-state.repository.ts';
