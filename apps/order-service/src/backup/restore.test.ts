import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { aPlacedOrder, aPurchaseOrder, aReadyCart, aVoucher, someEditCredit } from '@cutsite/test-support/checkout';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { fileStore } from '../build-app/file-store.ts';
import { runBackupCommand, runRestoreCommand } from '../command-line/backup-command.ts';
import { migrateStore } from '../database/index.ts';
import type { FileStore } from '../gateways/file-store/port.ts';
import { assertInvariants } from '../testing/assert-invariants.ts';
import { aStoreToBackUp, contents } from './a-backup.cases.ts';
import { backUp } from './back-up.ts';

const store = aStoreToBackUp();
const { said, inFolder, aCommand, aDatabase, backUpTo } = store;
const file = () => inFolder('store.backup');

/** A name with everything that a text form has to escape, and a paper beside the order. */
async function anOrderWithFile(): Promise<{
  orderId: string;
  headers: Record<string, string>;
  bytes: Buffer;
  fileId: string;
}> {
  const cart = await aReadyCart(store.service);
  await store.service.pool.query('update account set company_name = $2 where id = $1', [
    cart.customer.accountId,
    'Tab\there, line\nthere, back\\slash, "quotes", Größe, 細胞, \\N, \\.',
  ]);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, randomUUID())]);
  const uploaded = await store.service.app.inject({
    method: 'POST',
    url: `/api/order/${cart.id}/attachments/?file_name=po.pdf`,
    headers: { ...cart.customer.headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  if (uploaded.statusCode !== 201) throw new Error(uploaded.body);
  const fileId = uploaded.json().id as string;
  const payload = { ...aPurchaseOrder, attachment_id: fileId };
  const url = `/api/order/${cart.id}/payment/purchase_order/`;
  const paid = await store.service.app.inject({ method: 'POST', url, headers: cart.customer.headers, payload });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return { orderId: cart.id, headers: { ...cart.customer.headers }, bytes, fileId };
}

/** A picture above 2 MB, which lies in the file store, with a narrower copy of it in the database. */
async function aLargePicture(pool: Pool, files: FileStore): Promise<{ readonly key: string; readonly bytes: Buffer }> {
  const [id, key] = [randomUUID(), randomUUID()];
  const bytes = Buffer.alloc(3 * 1024 * 1024, key);
  await files.put(key, Readable.from([bytes]));
  await pool.query(
    `insert into content.media (id, hash, name, type, bytes, width, height, alt, file_key, created_at)
      values ($1, $2, 'plate.png', 'image/png', $3, 4000, 3000, 'A plate', $4, now())`,
    [id, createHash('sha256').update(bytes).digest('hex'), bytes.length, key],
  );
  await pool.query(
    `insert into content.media_copy (media_id, type, width, bytes, body) values ($1, 'image/webp', 640, 3, '\\x010203')`,
    [id],
  );
  return { key, bytes };
}

async function column(pool: Pool, statement: string): Promise<string[]> {
  return (await pool.query<{ key: string }>(statement)).rows.map(({ key }) => key);
}

const uncounted = `select oid::regclass::text as key from pg_class where relkind = 'r' and reltuples < 0
  and pg_relation_size(oid) > 0
  and relnamespace::regnamespace::text in ('public', 'content', 'fake_card_network')`;
const keysOfJobs = (pool: Pool) => column(pool, 'select key from graphile_worker.jobs order by key');
const keysOfOpenWork = (pool: Pool) => column(pool, `select task || ':' || subject as key from open_work order by key`);

describe('a backup that is restored (promise L4, PJ-7)', () => {
  test('every row and every file is as it was, money and orders hold, and customers go on where they were', async () => {
    const order = await anOrderWithFile();
    await aVoucher(store.service.pool, 'KEEP', { total: 3 });
    const customer = await aCustomer(store.service.pool);
    await someEditCredit(store.service.pool, customer, 12_345);
    const project = {
      product: 'p',
      name: 'Kinase screen',
      version: 0,
      write_id: 'w',
      record: { text: 'tab\there \\N' },
    };
    const keeping = { method: 'PUT', url: `/api/user/projects/${randomUUID()}/`, headers: customer.headers } as const;
    expect((await store.service.app.inject({ ...keeping, payload: project })).statusCode).toBe(200);
    const cancelled = await aPlacedOrder(store.service);
    const cancelling = { method: 'POST', url: `/api/order/${cancelled.id}/cancel/`, payload: { note: '' } } as const;
    expect((await store.service.app.inject({ ...cancelling, headers: cancelled.customer.headers })).statusCode).toBe(
      200,
    );
    await store.service.pool.query(`insert into fake_card_network.intent
      (id, client_secret, amount_minor, currency, status, metadata, created_at)
      values ('pi_kept', 's', 100, 'usd', 'succeeded', '{}', now())`);
    const picture = await aLargePicture(store.service.pool, fileStore({ dataDir: inFolder('first') }));
    const before = await contents(store.service.pool);
    expect(before['fake_card_network.intent']).toHaveLength(1);
    expect(before['public.project']).toHaveLength(1);
    expect([before['content.media'], before['content.media_copy']]).toMatchObject([{ length: 1 }, { length: 1 }]);

    expect(await backUpTo(file())).toBe(0);
    expect(said.at(-1)).toMatch(/^[\d,]+ rows and 2 files are in the backup\.$/);
    const database = await aDatabase();
    expect(await runRestoreCommand([file()], aCommand(database.pool, 'second'))).toBe(0);
    expect(said.at(-1)).toBe('0 broken invariants');
    expect(await contents(database.pool)).toEqual(before);
    await assertInvariants(database.pool);
    expect(await keysOfJobs(database.pool)).toEqual(await keysOfOpenWork(database.pool));
    expect(await keysOfJobs(database.pool)).not.toEqual([]);
    // PostgreSQL knows the size of each table with rows, so that the first queries are planned for what is there.
    expect(await column(database.pool, uncounted)).toEqual([]);

    const restored = await startTestService({ pool: database.pool, env: { DATA_DIR: inFolder('second') } });
    const url = `/api/order/${order.orderId}/attachments/${order.fileId}/`;
    const downloaded = await restored.app.inject({ url, headers: order.headers });
    expect(downloaded.rawPayload.equals(order.bytes)).toBe(true);
    const kept = await fileStore({ dataDir: inFolder('second') }).open(picture.key);
    expect((await buffer(kept ?? Readable.from([]))).equals(picture.bytes)).toBe(true);
    const opened = await restored.app.inject({ url: keeping.url, headers: customer.headers });
    expect(opened.json()).toMatchObject({ version: 1, record: project.record });
    // Numbers that count by themselves go on, and history is append-only again.
    const again = await aPlacedOrder(restored);
    expect(again.number).not.toBe('');
    await expect(database.pool.query('delete from order_history')).rejects.toThrow('append');
    await expect(database.pool.query('delete from account')).rejects.toThrow('violates foreign key');
    await assertInvariants(database.pool);
    await restored.stop();
  });

  test('the backup belongs to its owner alone, never overwrites another, and any tar can list it', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const before = await readFile(file());
    expect(await backUpTo(file())).toBe(1);
    expect(said.at(-1)).toBe(`${file()} is there already. Choose another name.`);
    expect((await readFile(file())).equals(before)).toBe(true);
    const tar = gunzipSync(before);
    expect([tar.toString('latin1', 0, 13), tar.toString('latin1', 257, 262)]).toEqual(['manifest.json', 'ustar']);
    expect((await readdir(inFolder())).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('taken while customers pay, it is one moment: nothing half done is in it', async () => {
    const carts = await Promise.all(Array.from({ length: 30 }, () => aReadyCart(store.service)));
    const paying = Promise.all(
      carts.map(({ id, customer: { headers } }) =>
        store.service.app.inject({
          method: 'POST',
          url: `/api/order/${id}/payment/purchase_order/`,
          headers,
          payload: aPurchaseOrder,
        }),
      ),
    );
    const path = inFolder('busy.backup');
    expect(await backUpTo(path)).toBe(0);
    expect((await paying).map(({ statusCode }) => statusCode)).toEqual(carts.map(() => 200));
    const database = await aDatabase();
    expect(await runRestoreCommand([path], aCommand(database.pool, 'busy'))).toBe(0);
    await assertInvariants(database.pool);
  });

  test('a picture that is removed while the backup runs takes its copies along, and the rest is restored', async () => {
    const files = fileStore({ dataDir: inFolder('first') });
    const picture = await aLargePicture(store.service.pool, files);
    const path = inFolder('removed.backup');
    // Purged and swept away between the snapshot and the reading of its file.
    const open: FileStore['open'] = async (key, range) => {
      if (key === picture.key) {
        await store.service.pool.query('delete from content.media where file_key = $1', [key]);
        await files.remove(key);
      }
      return files.open(key, range);
    };
    const summary = await backUp(
      { pool: store.service.pool, files: { ...files, open }, now: new Date() },
      createWriteStream(path),
    );
    expect(summary.missingFiles).toEqual([]);
    const database = await aDatabase();
    expect(await runRestoreCommand([path], aCommand(database.pool, 'removed'))).toBe(0);
    expect(await contents(database.pool)).toEqual(await contents(store.service.pool));
  });

  test('it goes through a pipe, for example through a program that encrypts', async () => {
    const pipe = new PassThrough();
    const chunks: Buffer[] = [];
    pipe.on('data', (chunk: Buffer) => chunks.push(chunk));
    expect(await runBackupCommand(['-'], { ...aCommand(store.service.pool, 'first'), stdout: pipe })).toBe(0);
    const path = inFolder('piped.backup');
    await writeFile(path, Buffer.concat(chunks));
    const database = await aDatabase();
    const command = { ...aCommand(database.pool, 'piped'), stdin: createReadStream(path) };
    expect(await runRestoreCommand(['-'], command)).toBe(0);
    expect(await contents(database.pool)).toEqual(await contents(store.service.pool));
  });

  test('a backup of an older version is restored, and then brought up to date', async () => {
    const old = await aDatabase();
    expect(await runRestoreCommand([file()], aCommand(old.pool, 'old'))).toBe(0);
    // As it was before the last migration.
    await old.pool.query('drop table call_count');
    await old.pool.query(`delete from schema_migration where name = '0120_call_counts'`);
    const path = inFolder('old.backup');
    expect(await runBackupCommand([path], aCommand(old.pool, 'old'))).toBe(0);
    const database = await aDatabase();
    expect(await runRestoreCommand([path], aCommand(database.pool, 'older'))).toBe(0);
    expect(said).toContain('Brought up to date: 0120_call_counts');
    expect((await database.pool.query('select from call_count')).rowCount).toBe(0);
  });
});

test('a store without the card network of a demo is backed up as such, and restored as such over one that has it', async () => {
  const production = await aDatabase();
  await migrateStore(production.pool);
  const path = inFolder('production.backup');
  expect(await runBackupCommand([path], aCommand(production.pool, 'production'))).toBe(0);
  const manifest = gunzipSync(await readFile(path)).toString('utf8', 512, 16_384);
  expect(manifest).toContain('"format": 1');
  expect(manifest).not.toContain('fake_card_network');

  const target = await aDatabase({});
  const asOwner = (owner: Pool) => runRestoreCommand([path, '--replace'], aCommand(owner, 'production'));
  expect(await target.asOwner(asOwner)).toBe(0);
  const found = await target.pool.query(`select to_regnamespace('fake_card_network') as schema`);
  expect(found.rows).toEqual([{ schema: null }]);
});

test('a file that is missing in the file store is named, and the rest is in the backup', async () => {
  const order = await anOrderWithFile();
  const kept = inFolder('first', 'files', 'kept');
  const { rows } = await store.service.pool.query<{ storage_key: string }>(
    'select storage_key from attachment where id = $1',
    [order.fileId],
  );
  await rm(join(kept, rows[0]?.storage_key ?? ''));
  expect(await backUpTo(inFolder('damaged.backup'))).toBe(1);
  expect(said.at(-1)).toBe(`The file ${rows[0]?.storage_key} is missing in the file store.`);
});
