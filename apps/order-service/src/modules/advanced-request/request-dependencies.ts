import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';

export interface RequestDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'rateLimits' | 'trackerUrl'>;
}

/** Why nothing was done with a request. */
export type RequestRefusal =
  | { readonly code: 'no_request' }
  /** Somebody was faster; null: the store itself. */
  | { readonly code: 'changed'; readonly by: string | null; readonly at: Date }
  /** The Idempotency-Key stands for another call. */
  | { readonly code: 'key_reused' }
  | { readonly code: 'not_now'; readonly sentence: string }
  | { readonly code: 'invalid'; readonly fields: Readonly<Record<string, string[]>> }
  | { readonly code: 'too_many_mails'; readonly retryAfter: number };
