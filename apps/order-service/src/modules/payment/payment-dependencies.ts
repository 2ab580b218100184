import type { Clock } from '@cutsite/service-base/clock';
import type { Log } from '@cutsite/service-base/observability';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import type { CardNetwork } from '../../gateways/card-network/index.ts';

export interface PaymentDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
  readonly network: CardNetwork;
  readonly log: Log;
}
