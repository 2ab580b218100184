import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantStoreRole, grantsTo, mayRewriteHistory, ownsTables } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rows = async <T extends object>(statement: string, ...values: unknown[]): Promise<T[]> =>
  (await database.pool.query<T>(statement, values)).rows;
/** PostgreSQL's code of what was refused: 42501 where a right is missing. */
const codeOf = (statement: string): Promise<unknown> =>
  database.pool.query(statement).then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );

describe('the role that the store works as', () => {
  test('adds to what can only be added to, and can neither change it nor take its guard away (promise L7)', async () => {
    const appendOnly = await rows<{ name: string }>(
      `select distinct c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
         join pg_proc p on p.oid = t.tgfoid where p.proname = 'refuse_change' order by 1`,
    );
    const names = appendOnly.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['order_history', 'order_version', 'edit_credit_transaction', 'blanket_po_transaction']),
    );
    for (const name of names) {
      const [trigger] = await rows<{ name: string; column: string }>(
        `select t.tgname as name, a.attname as column from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid
          where t.tgrelid = $1::regclass and not t.tgisinternal and a.attnum = 1 limit 1`,
        name,
      );
      await database.pool.query(`select 1 from ${name} limit 1`);
      expect(await rows(`select has_table_privilege($1, 'insert') as may`, name)).toEqual([{ may: true }]);
      expect(await codeOf(`update ${name} set ${trigger?.column} = null`)).toBe('42501');
      expect(await codeOf(`delete from ${name}`)).toBe('42501');
      expect(await codeOf(`truncate ${name} cascade`)).toBe('42501');
      expect(await codeOf(`alter table ${name} disable trigger all`)).toBe('42501');
      expect(await codeOf(`drop trigger ${trigger?.name} on ${name}`)).toBe('42501');
      expect(await codeOf(`create rule nothing as on insert to ${name} do instead nothing`)).toBe('42501');
      expect(await codeOf(`drop table ${name} cascade`)).toBe('42501');
    }
  });

  test('cannot make, change or take away tables, functions, schemas and the register of migrations', async () => {
    expect(await codeOf('create table mine (id int)')).toBe('42501');
    expect(await codeOf('create schema mine')).toBe('42501');
    expect(await codeOf('alter table account add column mine text')).toBe('42501');
    expect(await codeOf('truncate account cascade')).toBe('42501');
    expect(
      await codeOf(
        `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
      ),
    ).toBe('42501');
    expect(await codeOf('drop function refuse_change() cascade')).toBe('42501');
    expect(await codeOf(`insert into schema_migration (name, checksum) values ('9999_mine', '')`)).toBe('42501');
    expect(await codeOf('delete from graphile_worker.migrations')).toBe('42501');
    expect(await codeOf('set session_replication_role = replica')).toBe('42501');
    expect(await codeOf('set role cutsite_owner')).toBe('42501');
    expect(await mayRewriteHistory(database.pool)).toBe(false);
  });

  test('has what it needs everywhere else: rows of every table, and jobs', async () => {
    const tables = await rows<{ name: string; may: boolean }>(
      `select c.oid::regclass::text as name, has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert') as may
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'fake_card_network', 'graphile_worker') and c.relkind in ('r', 'v')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const registers = ['schema_migration', 'fake_card_network.schema_migration', 'graphile_worker.migrations'];
    expect(
      tables
        .filter(({ may }) => !may)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(registers.toSorted());
    // The library locks its tables to all but their owner, row by row.
    await database.pool.query(`select keep_job('send_mail', $1, now())`, [randomUUID()]);
    expect(await rows('select 1 as found from graphile_worker._private_jobs')).toEqual([{ found: 1 }]);
  });
});

test('a table of a later migration can be used from its commit on, and one that only grows can only be added to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-later-'));
  await writeFile(
    join(folder, '9998_later.sql'),
    `create table later (id int, n bigint generated always as identity);
     create table later_history (id int);
     create trigger later_history_stays before update or delete on later_history
       for each row execute function refuse_change();`,
  );
  await database.asOwner((owner) => migrate(owner, { folder, ...grantsTo('cutsite') }));
  await rm(folder, { recursive: true });
  await database.pool.query('insert into later (id) values (1); update later set id = 2; delete from later');
  await database.pool.query('insert into later_history values (1)');
  expect(await codeOf('update later_history set id = 2')).toBe('42501');
  expect(await codeOf('delete from later_history')).toBe('42501');
});

test('rights that somebody gave by hand are taken back at the next start, by processes that start together too', async () => {
  await database.asOwner((owner) => owner.query('grant all on order_history to cutsite'));
  await database.asOwner((owner) => Promise.all([1, 2, 3].map(() => grantStoreRole(owner, 'cutsite'))));
  expect(await codeOf('truncate order_history')).toBe('42501');
  expect(await codeOf('update order_history set note = $$rewritten$$')).toBe('42501');
  await database.pool.query('select 1 from order_history limit 1');
});

test('a database that one role has made is known by it, and the role by what it may do', async () => {
  const alone = await createTestDatabase({ migrated: false });
  await alone.pool.query('create table order_history (id int)');
  expect(await mayRewriteHistory(alone.pool)).toBe(true);
  expect(await ownsTables(alone.pool, 'cutsite')).toBe(true);
  await alone.drop();
  expect(await database.asOwner((owner) => ownsTables(owner, 'cutsite'))).toBe(false);
});
