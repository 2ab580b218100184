import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';

/** What the use cases of second factors need. */
export interface SecondFactorDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Config;
}

/** Somebody of the staff in a session. */
export interface StaffInSession {
  readonly user: { readonly id: string; readonly email: string };
  readonly sessionToken: string;
}
