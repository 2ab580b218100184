import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';

/** What the use cases of accounts need. */
export interface AccountDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
}
