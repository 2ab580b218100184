import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresFault } from '../fault/postgres-fault.ts';
import type { ClusterFolder } from './cluster-folder.ts';

/** Is there a cluster? `false` when its folder doesn't exist. Refuses one that the binaries can't open. */
export async function hasUsableCluster(cluster: ClusterFolder, major: number): Promise<boolean> {
  const names = await readdir(cluster.root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (names === null) return false;
  const version = await readFile(join(cluster.data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    throw new PostgresFault(
      'not_a_cluster',
      `${cluster.root} exists, but there is no PostgreSQL cluster in it. Move it away, or choose another DATA_DIR.`,
    );
  }
  if (version.trim() !== String(major)) {
    throw new PostgresFault(
      'wrong_version',
      `The data in ${cluster.root} was written by PostgreSQL ${version.trim()}, and the programs at hand are version ${major}. ` +
        `Set PG_BIN_DIR to the programs of PostgreSQL ${version.trim()}, or bring the data over with pg_upgrade.`,
    );
  }
  return true;
}
