import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.drop());

/** Whether so many statements of ours are under way in the database. */
async function areAsleep(count: number): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(60)'`,
  );
  return rows.length === count;
}

describe('a pool whose database does not answer (promise L3)', () => {
  test('fails what is under way and what comes, and works again when it is reported back', async () => {
    const pool = connect({ connectionString: database.connectionString, max: 2, connectionTimeoutMs: 60_000 });
    // All four are looked at from the beginning: none may fail while another is waited for.
    const failing = Promise.allSettled([
      pool.query('select pg_sleep(60)'),
      withTransaction(pool, (client) => client.query('select pg_sleep(60)')),
      pool.query('select 1'),
      pool.connect(),
    ]);
    while (!(await areAsleep(2))) await new Promise((resolve) => setImmediate(resolve));
    pool.giveUp();
    const reasons = (await failing).map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered'));
    expect(reasons).toEqual([
      expect.stringContaining('Connection terminated'),
      expect.stringContaining('Connection terminated'),
      expect.stringContaining('The database does not answer'),
      expect.stringContaining('The database does not answer'),
    ]);
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '08006' });
    await expect(pool.connect()).rejects.toMatchObject({ code: '08006' });
    pool.takeUp();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('idle connections are broken as well, and never handed out', async () => {
    const pool = connect({ connectionString: database.connectionString, max: 1 });
    const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await pid();
    pool.giveUp();
    pool.takeUp();
    while (pool.totalCount > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await pid()).not.toBe(before);
    await pool.end();
  });
});
