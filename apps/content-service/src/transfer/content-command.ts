import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Result } from '@cutsite/domain/result';
import type { Pool } from 'pg';
import { theStore } from '../entries/index.ts';
import type { MediaFiles } from '../media/index.ts';
import type { Announce } from '../publishing/index.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { exportContent } from './export-content.ts';
import { importFile } from './import-file.ts';

/** A folder of another system, read: what can be brought in, and what has no place here. */
export interface FolderContent {
  readonly file: ContentFile;
  readonly left: readonly { readonly what: string; readonly entries: number }[];
}

/** What the command needs from the terminal and the database. */
export interface ContentCommand {
  readonly pool: Pool;
  /** Where large media lie. */
  readonly files: MediaFiles;
  readonly now: () => Date;
  readonly print: (line: string) => void;
  readonly announce: Announce;
  /** The starter entries; read only where they are asked for. */
  readonly starter: () => Promise<ContentFile>;
  /** What Contentstack's command line exported into a folder, in one language. */
  readonly fromContentstack: (folder: string, locale: string) => Promise<Result<FolderContent, readonly string[]>>;
}

export const contentUsage = `Usage: npm run content -- import [FILE] [--dry-run]
       npm run content -- import --from contentstack FOLDER [--locale en-us] [--dry-run]
       npm run content -- export FILE`;

/** The language of a stack that has only one. */
const defaultLocale = 'en-us';

/** Runs `npm run content`; returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runContentCommand(words: readonly string[], command: ContentCommand): Promise<number> {
  const [verb, file, ...others] = words.filter((word) => word !== '--dry-run');
  const isDry = words.includes('--dry-run');
  if (verb === 'import' && file === '--from') return importFromFolder(others, isDry, command);
  if (verb === 'import' && others.length === 0) return runImport(file, isDry, command);
  if (verb === 'export' && file !== undefined && others.length === 0 && !isDry) {
    return runExport(file, command);
  }
  command.print(contentUsage);
  return 2;
}

async function runExport(path: string, command: ContentCommand): Promise<number> {
  const { entries, media, missing, pieces } = await exportContent(command);
  await pipeline(pieces, createWriteStream(path));
  command.print(`${entries} entries and ${media} pictures and files are in ${path}.`);
  if (missing.length > 0)
    command.print('These are too large for it, or their bytes were not found. Send them by hand:');
  for (const { name, bytes } of missing) command.print(`  ${name} (${bytes} bytes)`);
  return 0;
}

async function importFromFolder(words: readonly string[], isDry: boolean, command: ContentCommand): Promise<number> {
  const { print } = command;
  const [system, folder, option, locale = defaultLocale, ...others] = words;
  const isUnderstood = system === 'contentstack' && folder !== undefined && others.length === 0;
  if (!isUnderstood || (option !== undefined && option !== '--locale') || !/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(locale)) {
    print(contentUsage);
    return 2;
  }
  const read = await command.fromContentstack(folder, locale);
  if (!read.ok) {
    print(`${folder} cannot be read. Nothing was changed.`);
    for (const fault of read.error) print(`  ${fault}`);
    return 1;
  }
  const { file, left } = read.value;
  if (left.length > 0) print('These have no place here, and are left out:');
  for (const { what, entries } of left) print(`  ${what} (${entries})`);
  return bring(folder, file, isDry, command);
}

async function runImport(path: string | undefined, isDry: boolean, command: ContentCommand): Promise<number> {
  const { print } = command;
  const name = path ?? 'The starter set';
  const read =
    path === undefined
      ? { ok: true as const, value: await command.starter() }
      : readContentFile(await readFile(path, 'utf8'));
  if (!read.ok) {
    print(`${name} cannot be read. Nothing was changed.`);
    for (const fault of read.error) print(`  ${fault}`);
    return 1;
  }
  return bring(name, read.value, isDry, command);
}

async function bring(name: string, file: ContentFile, isDry: boolean, command: ContentCommand): Promise<number> {
  const { pool, announce, files, print } = command;
  const writer = { by: theStore, now: command.now() };
  const outcome = await importFile(pool, { file, isDryRun: isDry, writer, announce, files });
  if (!outcome.ok) {
    print(`${name} has faults. Nothing was changed.`);
    for (const { entry, message } of outcome.error) print(`  ${entry}: ${message}`);
    return 1;
  }
  const { added, changed, same, differences, missing } = outcome.value;
  for (const entry of added) print(`+ ${entry}`);
  for (const entry of changed) {
    print(`~ ${entry}: ${differences[entry]?.join(', ')} (a new draft; what is live stays)`);
  }
  print(`${added.length} added, ${changed.length} changed, ${same.length} the same.`);
  if (missing.length > 0) print('Neither in it nor in this store; pages stand without them until they are added:');
  for (const { name: media, entries } of missing) {
    print(`  ${media}${entries.length === 0 ? '' : `, in ${entries.join(', ')}`}`);
  }
  if (isDry) print('A dry run: nothing was changed.');
  return 0;
}
