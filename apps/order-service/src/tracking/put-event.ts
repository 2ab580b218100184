import type { Log } from '@cutsite/service-base/observability';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config/index.ts';
import type { TrackedEvent } from '../gateways/tracker/http-tracker.ts';

/** What a customer did, and when. */
interface Happening {
  readonly accountId: string;
  readonly event: TrackedEvent;
  readonly now: Date;
}

/** What `noteEvent` needs beside the connection. */
export interface TrackingDependencies {
  readonly config: Pick<Config, 'trackerUrl'>;
  readonly log: Log;
}

/**
 * Keeps an event for the tracker, of a customer who had agreed to it when it happened; of others nothing is kept, and
 * without a tracker no statement is made. Where the event is written in a transaction, the row is part of it.
 */
export async function putEvent(
  db: ClientBase | Pool,
  { trackerUrl }: Pick<Config, 'trackerUrl'>,
  { accountId, event, now }: Happening,
): Promise<void> {
  if (trackerUrl === null) return;
  await db.query({
    name: 'put_tracker_event',
    text: `insert into tracker_event (id, account_id, event, occurred_at, due_at)
           select $1, id, $3, $4, $4 from account where id = $2 and marketing_consent_at <= $4`,
    values: [uuidv7(), accountId, event, now],
  });
}

/** Keeps an event of somebody without an account, who agreed in the form that they sent. */
export async function putFormEvent(
  client: ClientBase,
  { trackerUrl }: Pick<Config, 'trackerUrl'>,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  if (trackerUrl === null) return;
  const event: TrackedEvent = 'sent_form';
  await client.query('insert into tracker_event (id, email, event, occurred_at, due_at) values ($1, $2, $3, $4, $4)', [
    uuidv7(),
    email,
    event,
    now,
  ]);
}

/** As `putEvent`, for a call without a transaction: it never fails, and need not be awaited. */
export async function noteEvent(
  pool: Pool,
  { config, log }: TrackingDependencies,
  happening: Happening,
): Promise<void> {
  try {
    await putEvent(pool, config, happening);
  } catch (error) {
    log.warn({ err: error }, 'an event for the tracker is lost');
  }
}
