import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { processState } from '../postmaster/process-state.ts';

/** One per cluster, so any constant would do. */
const lockKey = 1_128_617_011;
const namePrefix = 'cutsite store ';
const pollMs = 20;

export interface AdminConnection {
  readonly socketFolder: string;
  readonly password: string;
  /** By default the cluster's own. */
  readonly database?: string;
}

/** Connects as the superuser, whose sessions carry the process id of their store. */
export async function connectAsAdmin({
  socketFolder,
  password,
  database = 'postgres',
}: AdminConnection): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    user: 'postgres',
    database,
    password,
    application_name: `${namePrefix}${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // The session outlives every request, and its end is noticed by the event "end".
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: unknown }).code === '28P01') {
      throw new PostgresFault(
        'password_refused',
        'The embedded PostgreSQL refuses the password that is kept beside its data. Put back the file "password" that belongs to the data.',
      );
    }
    throw error;
  }
  return client;
}

/**
 * Takes the lock that makes this the only store on the data folder. PostgreSQL gives it back when the connection ends,
 * however the store dies, so no stale lock can be left. A living owner is named and refused at once; the session of a
 * dead one is waited for, as PostgreSQL may not have noticed yet.
 */
export async function takeStoreLock(client: Client, dataDir: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0]?.taken === true) return;
    const owner = await lockOwner(client);
    const isLiving = owner !== null && (await isRunning(owner));
    if (isLiving || Date.now() > deadline) {
      throw new PostgresFault(
        'folder_in_use',
        `The data folder ${dataDir} is in use by another store${owner === null ? '' : ` (process ${owner})`}. ` +
          'Stop that one, or choose another DATA_DIR.',
      );
    }
    await delay(pollMs);
  }
}

async function lockOwner(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1`,
    [lockKey],
  );
  const name = rows[0]?.application_name;
  return name?.startsWith(namePrefix) === true ? Number(name.slice(namePrefix.length)) : null;
}

async function isRunning(pid: number): Promise<boolean> {
  const state = await processState(pid);
  return state === 'alive' || state === 'another_program';
}
