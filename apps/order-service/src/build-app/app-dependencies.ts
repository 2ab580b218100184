import type { Pool } from 'pg';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Log } from '../observability/index.ts';

/** What the service needs from outside: settings, a migrated database, the time, a log. */
export interface AppDependencies {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}
