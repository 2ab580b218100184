import type { Pool } from 'pg';
import type { Clock } from '../../clock/index.ts';
import type { Config } from '../../config/index.ts';

export interface PaymentDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
}
