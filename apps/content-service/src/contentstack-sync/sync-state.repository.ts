import type { ClientBase, Pool } from 'pg';
import type { Step } from './ask-stack.ts';

/** Where reading stands. */
export interface SyncState {
  readonly stack: string;
  readonly generation: number;
  readonly step: Step;
  /** The answer whose pages are being read holds everything. */
  readonly isEverything: boolean;
  readonly readAt: Date | null;
  readonly failedSince: Date | null;
  readonly failures: number;
  readonly fault: string | null;
  readonly tryAt: Date | null;
  readonly unread: Readonly<Record<string, number>>;
}

interface Row extends Omit<SyncState, 'step'> {
  readonly next: Step['next'];
  readonly token: string | null;
}

const columns = `stack, generation, next, token, is_everything as "isEverything", read_at as "readAt",
  failed_since as "failedSince", failures, fault, try_at as "tryAt", unread`;

/** Null: nothing was read yet. */
export async function selectState(
  database: Pool | ClientBase,
  lock: '' | 'for update' = '',
): Promise<SyncState | null> {
  const { rows } = await (database as Pool).query<Row>(`select ${columns} from content.contentstack_sync ${lock}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { next, token, ...state } = row;
  return { ...state, step: { next, token } as Step };
}

/** Begins to read everything, beside what is there. The same question that begins twice is one. */
export async function beginAnew(client: ClientBase, stack: string): Promise<void> {
  await client.query(
    `insert into content.contentstack_sync (stack, generation, next, token, is_everything)
     values ($1, 1, 'everything', null, true)
     on conflict (one) do update set stack = excluded.stack, next = 'everything', token = null, is_everything = true,
       generation = content.contentstack_sync.generation
         + case when content.contentstack_sync.next = 'everything' then 0 else 1 end`,
    [stack],
  );
}

/** Moves on to the next question, in the transaction that keeps what the last one was answered with. */
export async function moveOn(
  client: ClientBase,
  { step, unread, now }: { readonly step: Step; readonly unread: Readonly<Record<string, number>>; readonly now: Date },
): Promise<void> {
  await client.query(
    `update content.contentstack_sync set next = $1, token = $2, unread = $3,
            is_everything = case when $1 = 'changes' then false else is_everything end,
            read_at = case when $1 = 'changes' then $4 else read_at end`,
    [step.next, step.token, JSON.stringify(unread), now],
  );
}

/** @returns when it is tried again */
export async function noteFailure(
  database: Pool | ClientBase,
  { fault, now, seconds }: { readonly fault: string; readonly now: Date; readonly seconds: number },
): Promise<Date> {
  const tryAt = new Date(now.getTime() + seconds * 1_000);
  await (database as Pool).query(
    `update content.contentstack_sync
        set failed_since = coalesce(failed_since, $1), failures = failures + 1, fault = $2, try_at = $3`,
    [now, fault, tryAt],
  );
  return tryAt;
}

export async function noteSuccess(database: Pool | ClientBase): Promise<void> {
  await (database as Pool).query(
    `update content.contentstack_sync set failed_since = null, failures = 0, fault = null, try_at = null
      where failures > 0`,
  );
}

/** The one job of reading, over all processes: now, or when Contentstack may be asked again. */
export async function wakeSync(database: Pool | ClientBase, now: Date): Promise<void> {
  await (database as Pool).query(
    `select keep_job('sync_contentstack', 'stack',
                     greatest($1::timestamptz, (select try_at from content.contentstack_sync)))`,
    [now],
  );
}
