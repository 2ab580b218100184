import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { analyzeNewTables } from './analyze-new-tables.ts';
import { connect } from './connect.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterEach(() => database.drop());

/** The rows that PostgreSQL believes to be in a table; -1: never counted. */
async function believed(table: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ rows: number }>(
    'select reltuples::int as rows from pg_class where oid = $1::regclass',
    [table],
  );
  return rows[0]?.rows;
}

test('tables with rows that were never counted are counted, once; empty ones are left', async () => {
  await database.pool.query(`create table filled as select generate_series(1, 25) as id;
    create table empty (id int);
    create schema "Other's"; create table "Other's"."Order" as select generate_series(1, 3) as id`);
  expect(await believed('filled')).toBe(-1);
  expect(await analyzeNewTables(database.pool)).toBe(2);
  expect(await believed('filled')).toBe(25);
  expect(await believed(`"Other's"."Order"`)).toBe(3);
  expect(await believed('empty')).toBe(-1);
  expect(await analyzeNewTables(database.pool)).toBe(0);
});

test('a table that another process is changing is not waited for; the next call counts', async () => {
  await database.pool.query('create table filled as select 1 as id; create table changed as select 1 as id');
  const other = await database.pool.connect();
  await other.query('begin; alter table changed add column name text');
  expect(await analyzeNewTables(database.pool)).toBe(0);
  await other.query('rollback');
  other.release();
  expect(await analyzeNewTables(database.pool)).toBe(2);
});

test('a table that takes longer to count than a statement may is passed over, the others are counted', async () => {
  const one = connect({ connectionString: database.connectionString, max: 1 });
  await one.query(`create function slow(id int) returns int language plpgsql immutable as
    $$ begin perform pg_sleep(0.01); return id; end $$`);
  await one.query(`create table a_slow_one (id int); create index on a_slow_one (slow(id));
    insert into a_slow_one select generate_series(1, 100);
    create table filled as select 1 as id; set statement_timeout = '500ms'`);
  await analyzeNewTables(one);
  await one.end();
  expect([await believed('a_slow_one'), await believed('filled')]).toEqual([-1, 1]);
});

test('a role that does not own the tables counts none, and nothing is wrong', async () => {
  const store = await createTestDatabase({ max: 1 });
  try {
    await store.asOwner((owner) => owner.query('create table filled as select 1 as id'));
    expect(await analyzeNewTables(store.pool)).toBe(0);
    expect(await store.asOwner(analyzeNewTables)).toBeGreaterThan(0);
  } finally {
    await store.drop();
  }
});
