import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fakeCardSchema, readFakeCardMigrations } from '@cutsite/fake-card-network/schema';
import { analyzeNewTables, applyMigrations, type MigrationFile, withTransaction } from '@cutsite/service-base/database';
import { installJobs } from '@cutsite/service-base/jobs';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readStoreMigrations } from '../database/index.ts';
import type { FileStore } from '../gateways/file-store/port.ts';
import { type ReadEntry, readArchive } from './archive/read-archive.ts';
import { setTransactionFormats } from './back-up.ts';
import { dropEverything, firstFilledTable, quoted, readCounters, setReferencesAside } from './catalog.ts';
import {
  type BackupEnd,
  BackupRefused,
  endName,
  type Manifest,
  manifestName,
  readEnd,
  readManifest,
} from './manifest.ts';

export interface RestoreSummary {
  readonly createdAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Makes the store what it was when the backup was made: the schema of that time by our own migrations, then the rows,
 * then the references between them, all in one transaction. A restore that fails or is killed has changed nothing but
 * to leave files that nothing speaks of, which the sweep takes away. Jobs are not in a backup: they are made from the
 * rows.
 *
 * @param mayReplace what the store holds may be thrown away
 * @throws BackupRefused when the store runs or is not empty, or the backup cannot be used
 */
export async function restore(
  { pool, files }: { readonly pool: Pool; readonly files: FileStore },
  from: NodeJS.ReadableStream,
  mayReplace: boolean,
): Promise<RestoreSummary> {
  const summary = await withTransaction(
    pool,
    async (client) => {
      await setTransactionFormats(client);
      await refuseRunningStore(client);
      if (!mayReplace) await refuseFilledStore(client);
      const entries = readArchive(from);
      const manifest = await readFirst(entries);
      await dropEverything(client);
      await applyMigrations(client, knownMigrations(manifest.migrations, await readStoreMigrations()));
      if (manifest.cardNetworkMigrations !== undefined) {
        const files = knownMigrations(manifest.cardNetworkMigrations, await readFakeCardMigrations());
        await applyMigrations(client, files, fakeCardSchema);
      }
      return fill(client, files, manifest, entries);
    },
    // A stream can be read once.
    { attempts: 1 },
  );
  await installJobs(pool);
  await analyzeNewTables(pool);
  return summary;
}

/** Each process of a store keeps one connection of this name, see `watchDatabase`. */
async function refuseRunningStore(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'cutsite watch'`,
  );
  if (rows.length > 0) throw new BackupRefused('A store is running on this database. Stop it, then restore.');
}

async function refuseFilledStore(client: PoolClient): Promise<void> {
  const table = await firstFilledTable(client);
  if (table === null) return;
  throw new BackupRefused(
    `This store is not empty (there are rows in "${table}"). Restore into an empty one, or add --replace to throw away what is there.`,
  );
}

async function readFirst(entries: AsyncGenerator<ReadEntry>): Promise<Manifest> {
  const { value, done } = await entries.next();
  if (done === true || value.name !== manifestName) throw new BackupRefused('This is not a backup of a store.');
  return readManifest((await whole(value)).toString());
}

/** A backup may be older than this program: the migrations since then are applied after it. It must not be newer. */
function knownMigrations(
  migrations: Manifest['migrations'],
  files: readonly MigrationFile[],
): readonly MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  return migrations.map(({ name, checksum }) => {
    const file = known.get(name);
    if (file?.checksum === checksum) return file;
    throw new BackupRefused(
      `The backup was made by a newer version of the store, which has the migration ${name}. Restore it with that version.`,
    );
  });
}

async function fill(
  client: PoolClient,
  files: FileStore,
  manifest: Manifest,
  entries: AsyncGenerator<ReadEntry>,
): Promise<RestoreSummary> {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  const references = await setReferencesAside(client);
  await setTriggers(client, manifest, 'disable');
  const rows: Record<string, number> = Object.fromEntries(manifest.tables.map(({ name }) => [name, 0]));
  let fileCount = 0;
  let end: BackupEnd | null = null;
  for await (const entry of entries) {
    const [kind, name = ''] = entry.name.split('/');
    const columns = columnsOf.get(name);
    if (entry.name === endName) {
      end = readEnd((await whole(entry)).toString());
    } else if (kind === 'files') {
      await files.put(name, entry.bytes());
      fileCount += 1;
    } else if (kind === 'tables' && columns !== undefined) {
      rows[name] = (rows[name] ?? 0) + (await copyIn(client, name, columns, entry));
    } else {
      throw new BackupRefused(`The backup holds "${entry.name}", which this version does not know.`);
    }
  }
  compare(end, rows, fileCount);
  await setTriggers(client, manifest, 'enable');
  for (const reference of references) await client.query(reference);
  await setCounters(client, end?.counters ?? []);
  return { createdAt: manifest.createdAt, rows: sumOf(rows), files: fileCount };
}

async function copyIn(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  entry: ReadEntry,
): Promise<number> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const target = client.query(copyFrom(`copy ${quoted(table)} (${list}) from stdin`));
  await pipeline(Readable.from(entry.bytes()), target);
  return target.rowCount;
}

/** What triggers write is in the backup already; and they would refuse to have history written. */
async function setTriggers(client: PoolClient, { tables }: Manifest, how: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} ${how} trigger user`);
  }
}

async function setCounters(client: PoolClient, values: BackupEnd['counters']): Promise<void> {
  const counters = await readCounters(client);
  for (const { table, column, value } of values) {
    const counter = counters.find((one) => one.table === table && one.column === column);
    if (counter !== undefined) await client.query('select setval($1::regclass, $2::bigint)', [counter.sequence, value]);
  }
}

function compare(
  end: BackupEnd | null,
  rows: Readonly<Record<string, number>>,
  files: number,
): asserts end is BackupEnd {
  const isWhole =
    end !== null && end.files === files && Object.entries(rows).every(([name, count]) => end.rows[name] === count);
  if (!isWhole)
    throw new BackupRefused('The backup does not hold what its end says. It is incomplete and cannot be used.');
}

async function whole(entry: ReadEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.bytes()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
