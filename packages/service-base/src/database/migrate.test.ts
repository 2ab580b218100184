import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

let database: TestDatabase;
let folder = '';

beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
  folder = await mkdtemp(join(tmpdir(), 'cutsite-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function put(name: string, sql: string): Promise<void> {
  await writeFile(join(folder, name), sql);
}

async function has(table: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ has: boolean }>('select to_regclass($1) is not null as has', [table]);
  return rows[0]?.has === true;
}

test('the files are applied once, in the order of their numbers', async () => {
  await put('0020_second.sql', 'create table second (id int references first (id))');
  await put('0010_first.sql', 'create table first (id int primary key)');
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0010_first', '0020_second']);
  const said: string[] = [];
  expect(await migrate(database.pool, { folder, onApply: (name) => said.push(name) })).toEqual(said);
  expect(said).toEqual(['0010_first', '0020_second']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  expect(await pendingMigrations(database.pool, folder)).toEqual([]);
});

test('a file that fails leaves nothing of itself, and what came before it stays (promise L5)', async () => {
  await put('0010_good.sql', 'create table good (id int)');
  await put('0020_bad.sql', 'create table half (id int); select no_such_function()');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('no_such_function');
  expect(await has('good')).toBe(true);
  expect(await has('half')).toBe(false);
  await put('0020_bad.sql', 'create table whole (id int)');
  expect(await migrate(database.pool, { folder })).toEqual(['0020_bad']);
  expect(await has('whole')).toBe(true);
});

test('a store killed in the middle of a file leaves nothing of it; the next one applies it (promise L5)', async () => {
  const blocker = await database.pool.connect();
  await blocker.query('create table gate (id int)');
  await blocker.query('begin; lock table gate');
  await put('0010_slow.sql', 'create table half (id int); select * from gate');
  const doomed = connect({ connectionString: database.connectionString, max: 1 });
  const migrating = migrate(doomed, { folder });
  migrating.catch(() => undefined);
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let pid: number | undefined;
  while (pid === undefined) pid = (await database.pool.query<{ pid: number }>(waiting)).rows[0]?.pid;
  // What PostgreSQL does when the process at the other end of a connection is killed.
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await expect(migrating).rejects.toThrow('terminat');
  await doomed.end();
  await blocker.query('rollback');
  blocker.release();

  expect(await has('half')).toBe(false);
  expect(await migrate(database.pool, { folder })).toEqual(['0010_slow']);
});

test('twenty stores that migrate at once apply each file once', async () => {
  await put('0010_first.sql', 'create table first (id int)');
  await put('0020_second.sql', 'create table second (id int)');
  const results = await Promise.all(Array.from({ length: 20 }, () => migrate(database.pool, { folder })));
  expect(results.flat().toSorted()).toEqual(['0010_first', '0020_second']);
});

test('an applied file that was changed is refused; its line ends may change', async () => {
  await put('0010_first.sql', 'create table first (\n  id int\n)');
  await migrate(database.pool, { folder });
  await put('0010_first.sql', 'create table first (\r\n  id int\r\n)');
  expect(await migrate(database.pool, { folder })).toEqual([]);
  await put('0010_first.sql', 'create table first (id bigint)');
  await expect(migrate(database.pool, { folder })).rejects.toThrow(
    '0010_first.sql was changed after it had been applied',
  );
});

test('an older version works on the schema of a newer one (promise L5)', async () => {
  await put('0010_first.sql', 'create table first (id int)');
  await put('0020_newer.sql', 'alter table first add column note text');
  await migrate(database.pool, { folder });
  await rm(join(folder, '0020_newer.sql'));
  expect(await migrate(database.pool, { folder })).toEqual([]);
  expect(await pendingMigrations(database.pool, folder)).toEqual([]);
});

test('a change that waits for a busy table gives up after some seconds instead of blocking the customers', async () => {
  await put('0010_lock_timeout.sql', `create table seen as select current_setting('lock_timeout') as lock_timeout`);
  await migrate(database.pool, { folder });
  const { rows } = await database.pool.query('select lock_timeout from seen');
  expect(rows).toEqual([{ lock_timeout: '5s' }]);
});

describe('the names of the files', () => {
  test.each(['first.sql', '001_first.sql', '0001_First.sql', '0001_first.txt'])('%s is refused', async (name) => {
    await put(name, '');
    await expect(readMigrations(folder)).rejects.toThrow('is not named like');
  });

  test('a number is used once', async () => {
    await put('0010_one.sql', '');
    await put('0010_other.sql', '');
    await expect(readMigrations(folder)).rejects.toThrow('0010_one.sql and 0010_other.sql have the same number');
  });
});
