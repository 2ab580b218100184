import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { watchDatabase } from '@cutsite/service-base/database';
import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { beforeAll, describe, expect, test } from 'vitest';
import { runBackupCommand, runRestoreCommand } from '../command-line/backup-command.ts';
import { aStoreToBackUp, contents } from './a-backup.cases.ts';

const store = aStoreToBackUp();
const { said, inFolder, aCommand, aDatabase, backUpTo } = store;
const file = () => inFolder('store.backup');
beforeAll(async () => {
  await aPlacedOrder(store.service);
  if ((await backUpTo(file())) !== 0) throw new Error(said.at(-1));
});

describe('a restore is refused, and changes nothing', () => {
  /** The refusal of a restore into a copy of the store, which is as it was afterwards. */
  async function refusal(path: string, ...words: string[]): Promise<string> {
    const database = await aDatabase();
    expect(await runRestoreCommand([file()], aCommand(database.pool, 'target'))).toBe(0);
    const before = await contents(database.pool);
    expect(await runRestoreCommand([path, ...words], aCommand(database.pool, 'target'))).toBe(1);
    expect(await contents(database.pool)).toEqual(before);
    return said.at(-1) ?? '';
  }

  test('into a store that is not empty, unless it is said that this may be thrown away', async () => {
    expect(await refusal(file())).toContain('This store is not empty');
    const database = await aDatabase();
    await runRestoreCommand([file()], aCommand(database.pool, 'replaced'));
    const before = await contents(database.pool);
    await database.pool.query(`delete from outbox_mail`);
    expect(await runRestoreCommand([file(), '--replace'], aCommand(database.pool, 'replaced'))).toBe(0);
    expect(await contents(database.pool)).toEqual(before);
  });

  test('while a store runs on the database', async () => {
    const database = await aDatabase();
    const nothing = () => undefined;
    const { connectionString } = database;
    const watch = await watchDatabase({
      connectionString,
      channels: {},
      onAway: nothing,
      onBack: nothing,
      onGap: nothing,
    });
    expect(await runRestoreCommand([file(), '--replace'], aCommand(database.pool, 'running'))).toBe(1);
    expect(said.at(-1)).toBe('A store is running on this database. Stop it, then restore.');
    await watch.stop();
    expect(await runRestoreCommand([file()], aCommand(database.pool, 'running'))).toBe(0);
  });

  test.each([0.01, 0.5, 0.999])('of a backup of which only the first %s is there', async (share) => {
    const path = inFolder(`part-${share}.backup`);
    await writeFile(path, await readFile(file()));
    await truncate(path, Math.floor((await stat(file())).size * share));
    expect(await refusal(path, '--replace')).toContain('cannot be used');
  });

  test('of a backup from which a piece was taken, though its form is right', async () => {
    const tar = gunzipSync(await readFile(file()));
    const at = tar.indexOf('tables/order_history/000001', 0, 'latin1');
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    const end = at + 512 + Math.ceil(size / 512) * 512;
    const path = inFolder('less.backup');
    await writeFile(path, gzipSync(Buffer.concat([tar.subarray(0, at), tar.subarray(end)])));
    expect(await refusal(path, '--replace')).toContain('does not hold what its end says');
  });

  test.each([
    ['a text', Buffer.from('select 1;')],
    ['nothing', Buffer.alloc(0)],
    ['another archive', gzipSync(Buffer.alloc(4_096, 'x'))],
    ['an empty archive', gzipSync(Buffer.alloc(1_024))],
  ])('of %s', async (name, bytes) => {
    const path = inFolder(`${name}.backup`);
    await writeFile(path, bytes);
    expect(await refusal(path, '--replace')).toMatch(/not a backup|ends in the middle/);
  });

  test('of a backup that a newer version has made', async () => {
    const newer = await aDatabase();
    await runRestoreCommand([file()], aCommand(newer.pool, 'newer'));
    await newer.pool.query(`insert into schema_migration (name, checksum) values ('9999_later', 'x')`);
    const path = inFolder('newer.backup');
    expect(await runBackupCommand([path], aCommand(newer.pool, 'newer'))).toBe(0);
    expect(await refusal(path, '--replace')).toContain('made by a newer version of the store');
  });

  test('with words that are not understood', async () => {
    const command = aCommand(store.service.pool, 'first');
    for (const words of [[], ['a', 'b'], ['--force']]) {
      expect(await runBackupCommand(words, command)).toBe(2);
      expect(await runRestoreCommand(words, command)).toBe(2);
    }
  });
});
