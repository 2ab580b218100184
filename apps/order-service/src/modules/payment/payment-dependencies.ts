import type { Pool } from 'pg';
import type { Clock } from '../../clock/index.ts';
import type { Config } from '../../config/index.ts';
import type { CardNetwork } from '../../gateways/card-network/index.ts';
import type { Log } from '../../observability/index.ts';

export interface PaymentDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
  readonly network: CardNetwork;
  readonly log: Log;
}
