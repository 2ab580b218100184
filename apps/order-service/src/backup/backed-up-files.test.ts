import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { selectMediaKeys } from '@cutsite/content-service/media';
import { expect, test } from 'vitest';
import { fileStore } from '../build-app/file-store.ts';
import { runRestoreCommand } from '../command-line/backup-command.ts';
import type { FileStore } from '../gateways/file-store/port.ts';
import { forgetOrphanedFiles } from '../modules/attachment/index.ts';
import { aStoreToBackUp } from './a-backup.cases.ts';
import { backUp } from './back-up.ts';

const store = aStoreToBackUp();
const { inFolder, aCommand, aDatabase } = store;

async function aPicture(bytes: number): Promise<{ readonly id: string; readonly key: string }> {
  const [id, key] = [randomUUID(), randomUUID()];
  await store.service.pool.query(
    `insert into content.media (id, hash, name, type, bytes, width, height, alt, file_key, created_at)
      values ($1, $2, 'plate.png', 'image/png', $3, 4000, 3000, 'A plate', $4, now())`,
    [id, createHash('sha256').update(key).digest('hex'), bytes, key],
  );
  return { id, key };
}

test('a picture that is replaced while the backup runs is in it as it was: its file is not swept away meanwhile (promise L4)', async () => {
  const { pool } = store.service;
  const files = fileStore({ dataDir: inFolder('first') });
  const bytes = Buffer.alloc(3 * 1024 * 1024, 'old');
  const { id, key } = await aPicture(bytes.length);
  await files.put(key, Readable.from([bytes]));
  const inTwoDays = { now: () => new Date(Date.now() + 48 * 60 * 60 * 1000) };
  const sweep = () => forgetOrphanedFiles({ pool, files, clock: inTwoDays }, (keys) => selectMediaKeys(pool, keys));
  // Replaced and swept between the snapshot and the reading of the file.
  const sizeOf: FileStore['sizeOf'] = async (asked) => {
    if (asked === key) {
      await pool.query('update content.media set file_key = $2 where id = $1', [id, randomUUID()]);
      await sweep();
    }
    return files.sizeOf(asked);
  };
  const path = inFolder('replaced.backup');
  const summary = await backUp({ pool, files: { ...files, sizeOf }, now: new Date() }, createWriteStream(path));
  expect(summary.missingFiles).toEqual([]);

  const database = await aDatabase();
  expect(await runRestoreCommand([path], aCommand(database.pool, 'replaced'))).toBe(0);
  const { rows } = await database.pool.query('select file_key from content.media where id = $1', [id]);
  expect(rows).toEqual([{ file_key: key }]);
  const restored = await fileStore({ dataDir: inFolder('replaced') }).open(key);
  expect((await buffer(restored ?? Readable.from([]))).equals(bytes)).toBe(true);
  // The backup is over, and what belongs to nothing goes.
  await sweep();
  expect(await files.sizeOf(key)).toBeNull();
  await pool.query('delete from content.media where id = $1', [id]);
});

test('a file goes into the backup as it is read: a large one is never in memory as a whole', async () => {
  const pieces = 64;
  const piece = 1024 * 1024;
  const { id, key } = await aPicture(pieces * piece);
  const files = fileStore({ dataDir: inFolder('first') });
  let read = 0;
  let maxAhead = 0;
  let written = 0;
  async function* large(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < pieces; at += 1) {
      // Bytes that no compression makes fewer: what was read and is not written is held.
      const bytes = createHash('shake256', { outputLength: piece }).update(`${key} ${at}`).digest();
      read += bytes.length;
      maxAhead = Math.max(maxAhead, read - written);
      yield bytes;
    }
  }
  const slow: FileStore = {
    ...files,
    sizeOf: async (asked) => (asked === key ? pieces * piece : files.sizeOf(asked)),
    open: async (asked, range) => (asked === key ? large() : files.open(asked, range)),
  };
  const to = new PassThrough();
  const done = backUp({ pool: store.service.pool, files: slow, now: new Date() }, to);
  for await (const chunk of to) written += (chunk as Buffer).length;
  await done;
  expect(read).toBe(pieces * piece);
  expect(maxAhead).toBeLessThan(8 * piece);
  await store.service.pool.query('delete from content.media where id = $1', [id]);
});
