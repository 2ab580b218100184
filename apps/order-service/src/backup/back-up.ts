import { alikeOfFiles, copiesOfFiles, selectMediaKeys } from '@cutsite/content-service/media';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../gateways/file-store/port.ts';
import { holdFiles, letFilesGo, selectAllKeys } from '../modules/attachment/index.ts';
import { type Entry, writeArchive } from './archive/write-archive.ts';
import { quoted, readCounters, readRegisters, readTables, type Table } from './catalog.ts';
import { endName, manifestName, newManifest } from './manifest.ts';

export interface BackupSummary {
  readonly rows: number;
  readonly files: number;
  /** Files that rows speak of and the file store lacks: it was damaged before. */
  readonly missingFiles: readonly string[];
}

/** A piece of a table in the archive; whole rows. */
const pieceBytes = 4 * 1024 * 1024;

const newLine = 0x0a;

/**
 * Writes everything that a store keeps, as it was at one moment, while the store goes on working: all tables as one
 * snapshot sees them, and the files that they speak of, which no sweep takes away meanwhile.
 *
 * @param to where the archive goes; ended when the backup is whole
 */
export async function backUp(
  { pool, files, now }: { readonly pool: Pool; readonly files: FileStore; readonly now: Date },
  to: NodeJS.WritableStream,
): Promise<BackupSummary> {
  const client = await pool.connect();
  const missingFiles: string[] = [];
  const rows: Record<string, number> = {};
  let fileCount = 0;

  async function* entries(): AsyncGenerator<Entry> {
    const tables = await readTables(client);
    yield textEntry(
      manifestName,
      newManifest({ createdAt: now.toISOString(), ...(await readRegisters(client)), tables: [...tables] }),
    );
    for (const key of [...(await selectAllKeys(client)), ...(await selectMediaKeys(client, null))]) {
      // The size comes before the bytes.
      const size = await files.sizeOf(key);
      const bytes = size === null ? null : await files.open(key);
      if (size === null || bytes === null) {
        missingFiles.push(key);
        continue;
      }
      fileCount += 1;
      yield { name: `files/${key}`, size, bytes };
    }
    // A file that a customer has taken away since the snapshot takes its row along; where the row is still there, the
    // file is missing, and that is said.
    const gone = await goneMeanwhile(pool, missingFiles);
    for (const key of gone) missingFiles.splice(missingFiles.indexOf(key), 1);
    for (const table of tables) {
      let piece = 0;
      for await (const bytes of pieces(client, table, gone, (count) => (rows[table.name] = count))) {
        piece += 1;
        const name = `tables/${table.name}/${String(piece).padStart(6, '0')}`;
        yield { name, size: bytes.length, bytes: [bytes] };
      }
    }
    // After the rows: a counter may stand further than they need, and never less.
    const counters = (await readCounters(client)).flatMap(({ table, column, value }) =>
      value === null ? [] : [{ table, column, value }],
    );
    yield textEntry(endName, { rows, files: fileCount, counters });
  }

  try {
    await holdFiles(client);
    await client.query('begin isolation level repeatable read read only');
    await setTransactionFormats(client);
    await writeArchive(entries(), to);
    await client.query('commit');
    await letFilesGo(client);
    client.release();
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return { rows: total, files: fileCount, missingFiles };
}

/** No timeout for the transaction, and dates and numbers in the one form that every PostgreSQL reads back unchanged. */
export async function setTransactionFormats(client: ClientBase): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
    set local bytea_output = 'hex'`);
}

function textEntry(name: string, value: object): Entry {
  const bytes = Buffer.from(JSON.stringify(value, null, 1));
  return { name, size: bytes.length, bytes: [bytes] };
}

async function goneMeanwhile(pool: Pool, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await pool.query<{ key: string }>(
    'select key from unnest($1::text[]) as key where not exists (select from attachment where storage_key::text = key)',
    [keys],
  );
  const ofContent = new Set(await selectMediaKeys(pool, keys));
  return rows.flatMap(({ key }) => (ofContent.has(key) ? [] : [key]));
}

/** Which rows go with files, by their keys; copies of a picture go with it. */
const rowsOfFiles: Readonly<Record<string, (keys: string) => string>> = {
  attachment: (keys) => `storage_key::text in (${keys})`,
  'content.media': (keys) => `file_key::text in (${keys})`,
  'content.media_alike': alikeOfFiles,
  'content.media_copy': copiesOfFiles,
  'content.media_earlier': copiesOfFiles,
};

/** The rows of a table in PostgreSQL's own text form, cut between rows; in the end, how many there were. */
async function* pieces(
  client: ClientBase,
  { name, columns }: Table,
  goneFiles: readonly string[],
  onEnd: (rowCount: number) => void,
): AsyncGenerator<Buffer> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const gone = goneFiles.map((key) => client.escapeLiteral(key)).join(', ');
  const goes = gone === '' ? undefined : rowsOfFiles[name];
  const without = goes === undefined ? '' : ` where (${goes(gone)}) is not true`;
  const source = client.query(copyTo(`copy (select ${list} from ${quoted(name)}${without}) to stdout`));
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    kept.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size < pieceBytes) continue;
    const bytes = Buffer.concat(kept);
    const end = bytes.lastIndexOf(newLine) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    kept = [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size > 0) yield Buffer.concat(kept);
  onEnd(source.rowCount);
}
