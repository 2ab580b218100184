import { rmdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { ownerRole, prepareDatabase, storeRole } from '../cluster/prepare-database.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { type PostmasterOptions, type RunningPostmaster, runPostmaster } from '../postmaster/run-postmaster.ts';
import { stopPostmaster } from '../postmaster/stop-postmaster.ts';
import { isBrokenConnection } from './broken-connection.ts';
import { connectAsAdmin, takeStoreLock } from './store-lock.ts';

export interface EmbeddedPostgres {
  /** For the store: a role that is no superuser and owns nothing. */
  readonly connectionString: string;
  /** For migrations and restores: the role that owns the database and its tables. */
  readonly ownerConnectionString: string;
  /** For tests and repairs: the superuser on the database `postgres`. */
  readonly adminConnectionString: string;
  /** The process id of the PostgreSQL that runs now. */
  readonly pid: () => number;
  /** Did this store find the PostgreSQL of an earlier one still running? */
  readonly wasAdopted: boolean;
  /** Ends PostgreSQL and returns when its process is gone. Harmless when called twice. */
  readonly stop: () => Promise<void>;
}

export interface Supervision {
  readonly dataDir: string;
  readonly database: string;
  readonly password: string;
  readonly onOutage: (message: string) => void;
  readonly postmaster: PostmasterOptions;
}

/** One connection is kept open: it holds the store's lock, and its end is how a dead PostgreSQL is noticed. */
interface Watch {
  readonly postmaster: RunningPostmaster;
  readonly session: Client;
}

const retryMs = 250;

/** Runs PostgreSQL until `stop`: when it dies it is started again, on the same socket, so the pools reconnect. */
export async function supervise(supervision: Supervision): Promise<EmbeddedPostgres> {
  let watch = await begin(supervision);
  const wasAdopted = watch.postmaster.child === null;
  const { socketFolder } = watch.postmaster;
  let stopping: Promise<void> | null = null;
  let recovery: Promise<void> = Promise.resolve();

  function listen({ session }: Watch): void {
    session.once('end', () => {
      if (stopping === null) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    supervision.onOutage('The embedded PostgreSQL ended unexpectedly; starting it again.');
    const isStopping = (): boolean => stopping !== null;
    while (!isStopping()) {
      try {
        watch = await begin(supervision);
        listen(watch);
        supervision.onOutage('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        supervision.onOutage(`The embedded PostgreSQL is not back yet: ${(error as Error).message}`);
        await delay(retryMs);
      }
    }
  }

  async function stop(): Promise<void> {
    await recovery;
    await watch.session.end().catch(() => undefined);
    await stopPostmaster(watch.postmaster, supervision.postmaster.cluster.data);
    // Empty now, and perhaps in the folder for temporary files. The next start makes it again.
    await rmdir(socketFolder).catch(() => undefined);
  }

  listen(watch);
  return {
    connectionString: connectionString(storeRole, supervision.password, supervision.database, socketFolder),
    ownerConnectionString: connectionString(ownerRole, supervision.password, supervision.database, socketFolder),
    adminConnectionString: connectionString('postgres', supervision.password, 'postgres', socketFolder),
    pid: () => watch.postmaster.pid,
    wasAdopted,
    stop: () => (stopping ??= stop()),
  };
}

/**
 * A PostgreSQL that was found alive may be dying at that very moment, killed together with its store: then the
 * connection breaks, and the next look finds it gone.
 */
async function begin(supervision: Supervision): Promise<Watch> {
  const deadline = Date.now() + supervision.postmaster.timeoutMs;
  for (;;) {
    const postmaster = await runPostmaster(supervision.postmaster);
    try {
      return await beginOn(postmaster, supervision);
    } catch (error) {
      if (postmaster.child !== null || !isBrokenConnection(error) || Date.now() > deadline) throw error;
    }
    await delay(retryMs);
  }
}

/**
 * A store that may not use the folder leaves the PostgreSQL running, even one that it started itself: it is the other
 * store's by now. After any other failure nothing is left behind.
 */
async function beginOn(postmaster: RunningPostmaster, supervision: Supervision): Promise<Watch> {
  const { postmaster: options, database, password, dataDir } = supervision;
  let session: Client | null = null;
  try {
    const { socketFolder } = postmaster;
    session = await connectAsAdmin({ socketFolder, password });
    await takeStoreLock(session, dataDir, options.timeoutMs);
    await prepareDatabase(session, database, password, (name) =>
      connectAsAdmin({ socketFolder, password, database: name }),
    );
    return { postmaster, session };
  } catch (error) {
    await session?.end();
    const isTheirs = error instanceof PostgresFault && error.code === 'folder_in_use';
    if (postmaster.child !== null && !isTheirs) await stopPostmaster(postmaster, options.cluster.data);
    throw error;
  }
}

export function connectionString(user: string, password: string, database: string, socketFolder: string): string {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
