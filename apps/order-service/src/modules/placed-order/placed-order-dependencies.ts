import type { Pool } from 'pg';
import type { Clock } from '../../clock/index.ts';
import type { Config } from '../../config/index.ts';

export interface PlacedOrderDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
}
