import { Client, type Pool } from 'pg';

/** The locks by which other processes see that the workers of this one live. */
export interface WorkerLocks {
  /** Takes the lock of a worker, for as long as this process lives or until `stop`. */
  readonly hold: (workerId: string) => Promise<void>;
  /** Takes all of them again when the connection that held them is lost. */
  readonly renew: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The locks belong to one connection; PostgreSQL gives them back when it ends, however the process died. */
export function workerLocks(connectionString: string): WorkerLocks {
  const held = new Set<string>();
  let session: Client | null = null;
  /** One call at a time; each waits for the one before it. */
  let last: Promise<void> = Promise.resolve();

  async function connection(): Promise<Client> {
    if (session !== null) return session;
    const client = new Client({ connectionString, application_name: 'cutsite workers', query_timeout: 5_000 });
    client.on('error', () => {
      if (session === client) session = null;
    });
    await client.connect();
    for (const workerId of held) await client.query(takeLock, [workerId]);
    session = client;
    return client;
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.catch(() => undefined).then(work);
    return last;
  }

  return {
    hold: (workerId) =>
      inTurn(async () => {
        const client = await connection();
        held.add(workerId);
        await client.query(takeLock, [workerId]);
      }),
    renew: () =>
      inTurn(async () => {
        const client = await connection();
        try {
          await client.query('select 1');
        } catch {
          if (session === client) session = null;
          client.connection.stream.destroy();
          await connection();
        }
      }),
    stop: () => inTurn(async () => session?.end()),
  };
}

const takeLock = 'select pg_advisory_lock(hashtextextended($1, 0))';

/** A worker takes its lock at once when it begins; jobs that were taken within this time are left alone. */
const graceSeconds = 10;

/**
 * Frees the jobs of workers whose process is gone: the library itself waits four hours. A job that a living worker has
 * is never touched.
 *
 * @returns the ids of the workers that are gone
 */
export async function unlockDeadWorkers(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct j.locked_by as worker from graphile_worker.jobs j
      where j.locked_by is not null and j.locked_at < now() - $1 * interval '1 second' and not exists (
        select from pg_locks l
         where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
           and l.database = (select oid from pg_database where datname = current_database())
           and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(j.locked_by, 0))`,
    [graceSeconds],
  );
  const gone = rows.map(({ worker }) => worker);
  if (gone.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
  return gone;
}
