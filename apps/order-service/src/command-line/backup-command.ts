import { createReadStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { countText } from '@cutsite/domain/text';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { backUp } from '../backup/back-up.ts';
import { BackupRefused } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { fileStore } from '../build-app/file-store.ts';
import type { Config } from '../config/index.ts';
import { makeOpenJobs, migrateStore } from '../database/index.ts';
import { checkInvariants } from '../invariants/index.ts';

/** What the commands need from the terminal and the database. */
export interface BackupCommand {
  readonly pool: Pool;
  readonly config: Pick<Config, 'dataDir'>;
  readonly clock: Clock;
  readonly print: (line: string) => void;
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
}

export const backupUsage = `Usage: npm run backup -- FILE
       npm --silent run backup -- - | …`;
export const restoreUsage = `Usage: npm run restore -- FILE [--replace]
       … | npm --silent run restore -- - [--replace]`;

/** Runs `npm run backup`; returns the exit code: 0 done, 1 refused or incomplete, 2 not understood. */
export async function runBackupCommand(words: readonly string[], command: BackupCommand): Promise<number> {
  const [file, ...others] = words;
  if (file === undefined || others.length > 0 || (file.startsWith('-') && file !== '-')) {
    command.print(backupUsage);
    return 2;
  }
  return refusable(command, async () => {
    const { pool, config, clock, print } = command;
    const parts = { pool, files: fileStore(config), now: clock.now() };
    const summary =
      file === '-' ? await backUp(parts, command.stdout) : await toFile(file, (stream) => backUp(parts, stream));
    const { rows, files, missingFiles } = summary;
    print(`${countText(rows, 'row')} and ${countText(files, 'file')} are in the backup.`);
    for (const key of missingFiles) print(`The file ${key} is missing in the file store.`);
    return missingFiles.length === 0 ? 0 : 1;
  });
}

/** Runs `npm run restore`; exit codes as above, 1 also when a rule of money or orders does not hold afterwards. */
export async function runRestoreCommand(words: readonly string[], command: BackupCommand): Promise<number> {
  const mayReplace = words.includes('--replace');
  const [file, ...others] = words.filter((word) => word !== '--replace');
  if (file === undefined || others.length > 0 || (file.startsWith('-') && file !== '-')) {
    command.print(restoreUsage);
    return 2;
  }
  return refusable(command, async () => {
    const { pool, config, print } = command;
    const from = file === '-' ? command.stdin : createReadStream(file);
    const { createdAt, rows, files } = await restore({ pool, files: fileStore(config) }, from, mayReplace);
    print(`${countText(rows, 'row')} and ${countText(files, 'file')} of ${createdAt} are restored.`);
    for (const name of await migrateStore(pool)) print(`Brought up to date: ${name}`);
    await makeOpenJobs(pool);
    const broken = await checkInvariants(pool);
    for (const { rule, subject, found } of broken) print(`${rule}: ${subject} (${found ?? ''})`);
    print(`${broken.length} broken invariants`);
    return broken.length === 0 ? 0 : 1;
  });
}

async function refusable({ print }: BackupCommand, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    print(error.message);
    return 1;
  }
}

/**
 * The file has its name when all of it is on the disk, and only its owner can read it: it holds what customers trust us
 * with.
 */
async function toFile<T>(path: string, write: (stream: NodeJS.WritableStream) => Promise<T>): Promise<T> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new BackupRefused(`${path} is there already. Choose another name.`);
  const partial = `${path}.part`;
  const file = await open(partial, 'w', 0o600);
  try {
    const value = await write(file.createWriteStream({ flush: true }));
    await rename(partial, path);
    return value;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await file.close().catch(() => undefined);
  }
}
