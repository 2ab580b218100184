import type { Pool } from 'pg';
import type { EventToTell, TrackerPort } from '../gateways/tracker/http-tracker.ts';

const batch = 50;

/** About four hours of tries; an event that is not taken by then is deleted. */
const maxAttempts = 8;

/**
 * Sends the tracker the events that are due. Consent is checked once more: after it was taken back, waiting events are
 * deleted. Each event is claimed by moving its next try forward, so that two processes never send the same one.
 */
export async function sendDueEvents(
  pool: Pool,
  tracker: TrackerPort,
  now: Date,
): Promise<{ readonly sent: number; readonly failed: number }> {
  await pool.query(
    `delete from tracker_event where due_at <= $1 and (attempts >= $2 or email is null and not exists (
       select from account where id = account_id and marketing_consent_at is not null))`,
    [now, maxAttempts],
  );
  const due = await claim(pool, now);
  const outcomes = await Promise.all(due.map((event) => tellOne(pool, tracker, event)));
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

async function claim(pool: Pool, now: Date): Promise<EventToTell[]> {
  // Waits: 1, 2, 4 … minutes.
  const { rows } = await pool.query<EventToTell>(
    `update tracker_event e set attempts = attempts + 1, due_at = $1::timestamptz + interval '1 minute' * power(2, attempts)
      where e.id in (
        select id from tracker_event where due_at <= $1 and (email is not null or exists (
            select from account where id = account_id and marketing_consent_at is not null))
          order by due_at limit $2 for update skip locked)
     returning e.id, coalesce(e.email, (select a.email from account a where a.id = e.account_id)) as email, e.event,
       e.occurred_at as "occurredAt"`,
    [now, batch],
  );
  return rows;
}

async function tellOne(pool: Pool, tracker: TrackerPort, event: EventToTell): Promise<boolean> {
  try {
    await tracker.tell(event);
  } catch {
    return false;
  }
  await pool.query('delete from tracker_event where id = $1', [event.id]);
  return true;
}
