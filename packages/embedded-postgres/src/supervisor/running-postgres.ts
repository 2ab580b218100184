import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clusterFolder } from '../cluster/cluster-folder.ts';
import { storeRole } from '../cluster/prepare-database.ts';
import { readPostmasterFile } from '../postmaster/postmaster-file.ts';
import { postmasterState } from '../postmaster/postmaster-state.ts';
import { connectionString } from './supervise.ts';

/**
 * The connection string of the PostgreSQL that runs on `dataDir`, most likely a living store's, or null when none does.
 * Nothing is started and no lock is taken: for commands that work beside a store.
 */
export async function findRunningPostgres(dataDir: string, database = 'cutsite'): Promise<string | null> {
  const cluster = clusterFolder(join(resolve(dataDir), 'postgresql'));
  const file = await readPostmasterFile(cluster.data);
  if (file?.status !== 'ready' || (await postmasterState(file, cluster.data)) !== 'alive') return null;
  const password = await readFile(cluster.password, 'utf8');
  return connectionString(storeRole, password, database, file.socketFolder);
}
