import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { RateLimit } from './rate-limit.ts';

/** What is counted, and for whom: an address of a mailbox or of the network. */
export interface Counted {
  readonly purpose:
    | 'mail_from_account'
    | 'mail_from_account_daily'
    | 'mail_to'
    | 'failed_sign_in'
    | 'failed_sign_in_from'
    | 'failed_sign_in_known'
    | 'second_factor'
    | 'sign_in_from'
    | 'registration_from'
    | 'form_from'
    | 'verification_mail'
    | 'password_mail';
  readonly subject: string;
}

/** Whether an attempt may go on; if not, after how many seconds. */
export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/** Addresses are personal data; their hash is enough to count them. */
const hashSubject = ({ subject }: Counted) => createHash('sha256').update(subject).digest();

/**
 * Counts an attempt in a sliding window and says whether it may go on. One statement, so that parallel attempts cannot
 * pass together, and shared by all processes (promise A2). Refused attempts don't lengthen the wait.
 */
export async function countAttempt(
  database: Pool | ClientBase,
  counted: Counted,
  limit: RateLimit,
  now: Date,
): Promise<Attempt> {
  const { rows } = await database.query<{ allowed: boolean; oldest: Date }>({
    name: 'count_attempt',
    text: `insert into throttle as t (purpose, subject, attempts, allowed) values ($1, $2, array[$3::timestamptz], true)
      on conflict (purpose, subject) do update set (attempts, allowed) = (
        select case when count(*) < $4 then coalesce(array_agg(attempt order by attempt), '{}') || $3::timestamptz
                    else array_agg(attempt order by attempt) end,
               count(*) < $4
        from unnest(t.attempts) as attempt where attempt > $3::timestamptz - $5 * interval '1 millisecond')
      returning allowed, attempts[1] as oldest`,
    values: [counted.purpose, hashSubject(counted), now, limit.max, limit.windowMs],
  });
  const [row] = rows;
  if (!row || row.allowed) return { allowed: true };
  return { allowed: false, retryAfter: Math.ceil((row.oldest.getTime() + limit.windowMs - now.getTime()) / 1000) };
}

/** Forgets the attempts after a success. */
export async function forgetAttempts(database: Pool | ClientBase, counted: Counted): Promise<void> {
  await database.query('delete from throttle where purpose = $1 and subject = $2', [
    counted.purpose,
    hashSubject(counted),
  ]);
}
