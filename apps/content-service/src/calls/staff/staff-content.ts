import type { StaffActionName } from '@cutsite/domain/staff';
import type { Clock } from '@cutsite/service-base/clock';
import type { ClientBase, Pool } from 'pg';
import type { Stack } from '../../contentstack-sync/index.ts';
import type { MediaDependencies } from '../../media/index.ts';
import type { Announce } from '../../publishing/index.ts';

/** What somebody of the staff did, for the audit of all that staff do. */
export interface StaffActionRecord {
  readonly staffId: string;
  readonly action: StaffActionName;
  /** The id of an entry; the address of a redirect. */
  readonly subjectId: string;
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
  readonly now: Date;
}

/** What the calls of editors stand on. The service that puts them on its port hands it in. */
export interface StaffContentDependencies extends MediaDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly announce: Announce;
  /** The stack of Contentstack that publishes here; null: editors do. */
  readonly stack: Stack | null;
  /** Names of accounts; those that are not known are left out. */
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Writes down what was done, in the same transaction. */
  readonly record: (client: ClientBase, done: StaffActionRecord) => Promise<void>;
}
