import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PricedProducts } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import {
  comparePriceList,
  differenceLines,
  formatPriceFile,
  importPriceList,
  parsePriceFile,
  readCurrentPriceList,
} from '../modules/price-list/index.ts';

/** What the command needs from the terminal and the database. */
export interface PricesCommand {
  readonly pool: Pool;
  /** The products that there may be prices of. */
  readonly sold: PricedProducts;
  readonly clock: Clock;
  readonly print: (line: string) => void;
  /** Asks for confirmation; false without a terminal. */
  readonly confirm: (question: string) => Promise<boolean>;
}

export const pricesUsage = `Usage: npm run prices -- show
       npm run prices -- export [FILE]
       npm run prices -- import FILE [--yes]`;

/** Runs `npm run prices`; returns the exit code: 0 done, 1 refused or declined, 2 not understood. */
export async function runPricesCommand(words: readonly string[], command: PricesCommand): Promise<number> {
  const [verb, file, ...others] = words.filter((word) => word !== '--yes');
  const isKnown =
    others.length === 0 && (verb === 'show' ? file === undefined : verb === 'export' || verb === 'import');
  if (verb === 'import' && file !== undefined && isKnown) return importFile(file, words.includes('--yes'), command);
  if (verb === 'export' && isKnown) return exportFile(file, command);
  if (verb === 'show' && isKnown) return show(command);
  command.print(pricesUsage);
  return 2;
}

async function importFile(file: string, isConfirmed: boolean, command: PricesCommand): Promise<number> {
  const { pool, clock, print } = command;
  const rows = parsePriceFile(await readFile(file, 'utf8'), command.sold);
  if (!rows.ok) {
    print(`${file} has ${countText(rows.error.length, 'fault')}. Nothing was changed.`);
    for (const { line, column, message } of rows.error)
      print(`  line ${line}${column ? `, ${column}` : ''}: ${message}`);
    return 1;
  }
  const planned = await withTransaction(pool, (client) => comparePriceList(client, rows.value));
  const lines = differenceLines(planned.difference);
  if (lines.length === 0) {
    print('The price list is the same already. Nothing was changed.');
    return 0;
  }
  const { added, changed, removed } = planned.difference;
  for (const line of lines) print(line);
  print(`${added.length} added, ${changed.length} changed, ${removed.length} removed.`);
  if (!isConfirmed && !(await command.confirm('Make this the price list?'))) {
    print('Nothing was changed. Answer y, or add --yes, to import.');
    return 1;
  }
  const list = { name: basename(file), rows: rows.value, importedAt: clock.now() };
  const { version } = await withTransaction(pool, (client) => importPriceList(client, list));
  print(`The price list is now version ${version}.`);
  return 0;
}

async function exportFile(file: string | undefined, { pool, print }: PricesCommand): Promise<number> {
  const text = formatPriceFile((await readCurrentPriceList(pool))?.rows ?? []);
  if (file === undefined) print(text.trimEnd());
  else await writeFile(file, text);
  return 0;
}

async function show({ pool, print }: PricesCommand): Promise<number> {
  const list = await readCurrentPriceList(pool);
  if (list === null) print('There is no price list yet.');
  else {
    print(`${list.name}, version ${list.version}, imported ${list.importedAt.toISOString()}`);
    print(countText(list.rows.length, 'row'));
    for (const line of formatPriceFile(list.rows).trimEnd().split('\n')) print(line);
  }
  return 0;
}
