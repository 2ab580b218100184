import type { AnswerRefusedForm } from '@cutsite/content-service/forms';
import type { Clock } from '@cutsite/service-base/clock';
import type { HttpSettings } from '@cutsite/service-base/http';
import type { Log } from '@cutsite/service-base/observability';
import type { Pool } from 'pg';
import type { Config } from '../config/index.ts';
import type { ItemTables } from '../item-tables/index.ts';

/** What the service needs from outside: settings, a migrated database, the time, a log, the tables of kinds. */
export interface AppDependencies {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  /** What there is to sell: `shippedItems`, or with a row more in tests. */
  readonly tables: ItemTables;
  /** How pages that share the port are refused while the store is at its limit. */
  readonly refusePage?: HttpSettings['refusePage'];
  /** How a form of the site that was not taken is answered by its page; unless given it leads to one. */
  readonly answerRefusedForm?: AnswerRefusedForm;
  /** Whether the process is stopping and only finishes what it began; false unless given. */
  readonly isStopping?: () => boolean;
}
