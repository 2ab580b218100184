import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Calls of one subject in one window of time. */
export interface CallCount {
  readonly limit: string;
  /** An address of the network, or an account. */
  readonly subject: string;
  /** Milliseconds since 1970, a multiple of `windowMs`. */
  readonly windowStart: number;
  readonly windowMs: number;
  readonly calls: number;
}

/** What all processes have counted together. */
export interface SharedCount {
  readonly inWindow: number;
  readonly inWindowBefore: number;
}

/** Addresses are personal data; their hash is enough to count them. */
const hashOf = (subject: string) => createHash('sha256').update(subject).digest();

/**
 * Adds what this process has counted and returns what all of them have, in the order of `counts`. The rows are written
 * in the order of their keys, so that two processes don't wait for each other in a circle.
 */
export async function shareCallCounts(pool: Pool, counts: readonly CallCount[]): Promise<readonly SharedCount[]> {
  const { rows } = await pool.query<{ calls: number; before: number }>({
    name: 'share-call-counts',
    text: `with given as (
        select * from unnest($1::text[], $2::bytea[], $3::timestamptz[], $4::timestamptz[], $5::integer[])
          with ordinality as g (limit_name, subject, window_start, start_before, calls, place)),
      counted as (
        insert into call_count as c (limit_name, subject, window_start, calls)
        select limit_name, subject, window_start, calls from given order by limit_name, subject, window_start
        on conflict (limit_name, subject, window_start) do update set calls = c.calls + excluded.calls
        returning limit_name, subject, window_start, calls)
      select counted.calls, coalesce(b.calls, 0) as before
        from given
        join counted using (limit_name, subject, window_start)
        left join call_count b
          on b.limit_name = given.limit_name and b.subject = given.subject and b.window_start = given.start_before
       order by given.place`,
    values: [
      counts.map(({ limit }) => limit),
      counts.map(({ subject }) => hashOf(subject)),
      counts.map(({ windowStart }) => new Date(windowStart)),
      counts.map(({ windowStart, windowMs }) => new Date(windowStart - windowMs)),
      counts.map(({ calls }) => calls),
    ],
  });
  return rows.map(({ calls, before }) => ({ inWindow: calls, inWindowBefore: before }));
}

/** Windows are at most an hour long, and the one before the last is still looked at. */
export async function forgetOldCallCounts(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from call_count where window_start < $1::timestamptz - interval '1 day'`, [now]);
}
