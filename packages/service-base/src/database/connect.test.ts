import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.drop());

async function selected(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('what columns come back as', () => {
  test.each([
    ['bigint as a number', '9500::bigint', 9500],
    ['count as a number', 'count(*)', 1],
    ['date as its text', `date '2026-11-21'`, '2026-11-21'],
    ['timestamptz as a Date', `timestamptz '2026-11-21 00:00Z'`, new Date('2026-11-21T00:00:00Z')],
  ])('%s', async (_title, expression, expected) => {
    expect(await selected(expression)).toEqual(expected);
  });

  test('a bigint that a number cannot hold exactly is an error, never rounded', async () => {
    await expect(selected('9007199254740993::bigint')).rejects.toThrow('too large for an exact number');
  });
});

test('a statement asks for no parallel workers, and ends after 30 s (decision 206)', async () => {
  expect(await selected(`current_setting('max_parallel_workers_per_gather')`)).toBe('0');
  expect(await selected(`current_setting('statement_timeout')`)).toBe('30s');
});

test('a query waits no longer than the limit for a connection', async () => {
  const pool = connect({ connectionString: database.connectionString, max: 1, connectionTimeoutMs: 2_000 });
  const client = await pool.connect();
  await expect(pool.query('select 1')).rejects.toThrow('timeout');
  client.release();
  await pool.end();
});

test('an idle connection that breaks is replaced (promise L3)', async () => {
  let broken: (error: Error) => void = () => undefined;
  const isBroken = new Promise<Error>((resolve) => {
    broken = resolve;
  });
  const pool = connect({ connectionString: database.connectionString, max: 1, onIdleError: broken });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect((await isBroken).message).toContain('terminat');
  const again = await pool.query('select 1 as one');
  expect(again.rows).toEqual([{ one: 1 }]);
  await pool.end();
});
