export { installJobs } from './install-jobs.ts';
export { jobsSchema } from './jobs-schema.ts';
export { runWorker } from './run-worker.ts';
export type { JobTask, Schedule } from './start-worker.ts';
export { unlockDeadWorkers } from './worker-locks.ts';
