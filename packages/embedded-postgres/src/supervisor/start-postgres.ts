import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chooseAccount } from '../account/run-as.ts';
import { findBinaries } from '../binaries/find-binaries.ts';
import { reachableBinaries } from '../binaries/reachable-binaries.ts';
import { hasUsableCluster } from '../cluster/check-version.ts';
import { clusterFolder } from '../cluster/cluster-folder.ts';
import { createCluster } from '../cluster/create-cluster.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { type EmbeddedPostgres, supervise } from './supervise.ts';

export interface StartOptions {
  /** The data folder of the store; the cluster goes to `postgresql` in it. */
  readonly dataDir: string;
  /** Programs of an installed PostgreSQL instead of the npm package's (the setting PG_BIN_DIR). */
  readonly binDir?: string | undefined;
  readonly database?: string;
  /** Further settings of PostgreSQL, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with what is going on, in whole sentences for the terminal. */
  readonly onProgress?: (message: string) => void;
  /** Called when PostgreSQL died and when it is back. */
  readonly onOutage?: (message: string) => void;
  /** How long a dead store or a dead PostgreSQL may stand in the way; 15 s by the rules. */
  readonly timeoutMs?: number;
}

export type StartResult =
  | { readonly ok: true; readonly value: EmbeddedPostgres }
  | { readonly ok: false; readonly error: PostgresFault };

/**
 * Gives the store a PostgreSQL of its own on `dataDir`: makes the cluster where there is none, adopts one that still
 * runs, starts it otherwise, takes the lock that keeps a second store away, and makes the database. What the person at
 * the terminal can mend comes back as a value; anything else throws.
 */
export async function startPostgres(options: StartOptions): Promise<StartResult> {
  try {
    return { ok: true, value: await start(options) };
  } catch (error) {
    if (error instanceof PostgresFault) return { ok: false, error };
    throw error;
  }
}

async function start(options: StartOptions): Promise<EmbeddedPostgres> {
  const onProgress = options.onProgress ?? (() => undefined);
  const timeoutMs = options.timeoutMs ?? 15_000;
  const dataDir = resolve(options.dataDir);
  const cluster = clusterFolder(join(dataDir, 'postgresql'));
  const binaries = await findBinaries(options.binDir);
  await mkdir(dataDir, { recursive: true });
  const runAs = await chooseAccount(cluster.root, dataDir);
  const binDir = await reachableBinaries(binaries, runAs, onProgress);
  if (!(await hasUsableCluster(cluster, binaries.major))) {
    onProgress('Creating the database cluster…');
    await createCluster(cluster, dataDir, { binDir, major: binaries.major, runAs });
  }
  const password = await readFile(cluster.password, 'utf8').catch(() => '');
  return supervise({
    dataDir,
    database: options.database ?? 'cutsite',
    password,
    onOutage: options.onOutage ?? (() => undefined),
    postmaster: { cluster, binDir, runAs, settings: options.settings ?? {}, onProgress, timeoutMs },
  });
}
