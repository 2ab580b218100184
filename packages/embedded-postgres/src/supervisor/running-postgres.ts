import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { clusterFolder } from '../cluster/cluster-folder.ts';
import { ownerRole, storeRole } from '../cluster/prepare-database.ts';
import { readPostmasterFile } from '../postmaster/postmaster-file.ts';
import { postmasterState } from '../postmaster/postmaster-state.ts';
import { connectionString } from './supervise.ts';

/** A PostgreSQL that somebody else has started and will end. */
export interface RunningPostgres {
  readonly connectionString: string;
  /** Null beside a store of an earlier version, whose own role still owns the tables. */
  readonly ownerConnectionString: string | null;
}

/**
 * The PostgreSQL that runs on `dataDir`, most likely a living store's, or null when none does. Nothing is started and
 * no lock is taken: for commands that work beside a store.
 */
export async function findRunningPostgres(dataDir: string, database = 'cutsite'): Promise<RunningPostgres | null> {
  const cluster = clusterFolder(join(resolve(dataDir), 'postgresql'));
  const file = await readPostmasterFile(cluster.data);
  if (file?.status !== 'ready' || (await postmasterState(file, cluster.data)) !== 'alive') return null;
  const password = await readFile(cluster.password, 'utf8');
  const as = (role: string): string => connectionString(role, password, database, file.socketFolder);
  return {
    connectionString: as(storeRole),
    ownerConnectionString: (await hasOwner(as(storeRole))) ? as(ownerRole) : null,
  };
}

async function hasOwner(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('select from pg_roles where rolname = $1', [ownerRole])).rowCount === 1;
  } finally {
    await client.end();
  }
}
