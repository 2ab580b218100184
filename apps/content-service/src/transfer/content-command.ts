import { readFile, writeFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { theStore } from '../entries/index.ts';
import type { Announce } from '../publishing/index.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { exportContent } from './export-content.ts';
import { importFile } from './import-file.ts';

/** What the command needs from the terminal and the database. */
export interface ContentCommand {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly print: (line: string) => void;
  readonly announce: Announce;
  /** The starter entries; read only where they are asked for. */
  readonly starter: () => Promise<ContentFile>;
}

export const contentUsage = `Usage: npm run content -- import [FILE] [--dry-run]
       npm run content -- export FILE`;

/** Runs `npm run content`; returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runContentCommand(words: readonly string[], command: ContentCommand): Promise<number> {
  const [verb, file, ...others] = words.filter((word) => word !== '--dry-run');
  const isDry = words.includes('--dry-run');
  if (verb === 'import' && others.length === 0) return runImport(file, isDry, command);
  if (verb === 'export' && file !== undefined && others.length === 0 && !isDry) {
    const content = await exportContent(command.pool);
    await writeFile(file, JSON.stringify(content, null, 1));
    command.print(`${content.entries.length} entries and ${content.media.length} files are in ${file}.`);
    return 0;
  }
  command.print(contentUsage);
  return 2;
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
  const { pool, announce } = command;
  const hand = { by: theStore, now: command.now() };
  const outcome = await importFile(pool, { file: read.value, isDryRun: isDry, hand, announce });
  if (!outcome.ok) {
    print(`${name} has faults. Nothing was changed.`);
    for (const { entry, message } of outcome.error) print(`  ${entry}: ${message}`);
    return 1;
  }
  const { added, changed, same } = outcome.value;
  for (const entry of added) print(`+ ${entry}`);
  for (const entry of changed) print(`~ ${entry} (a new draft; what is live stays)`);
  print(`${added.length} added, ${changed.length} changed, ${same.length} the same.`);
  if (isDry) print('A dry run: nothing was changed.');
  return 0;
}
