export { PostgresFault, type PostgresFaultCode } from '../fault/postgres-fault.ts';
export { findRunningPostgres, type RunningPostgres } from './running-postgres.ts';
export { type StartOptions, type StartResult, startPostgres } from './start-postgres.ts';
export type { EmbeddedPostgres } from './supervise.ts';
