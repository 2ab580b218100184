import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { wasUndone, withTransaction } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await database.pool.query('create table account (id int primary key, balance bigint not null)');
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate account; insert into account values (1, 100), (2, 100)'));

async function balances(): Promise<number[]> {
  const { rows } = await database.pool.query<{ balance: number }>('select balance from account order by id');
  return rows.map(({ balance }) => balance);
}

/** What PostgreSQL reports, without a rival to provoke it. */
function databaseError(code: string): Error {
  return Object.assign(new Error(`database error ${code}`), { code });
}

test('the value comes back after the commit', async () => {
  const value = await withTransaction(database.pool, async (client) => {
    await client.query('update account set balance = 1 where id = 1');
    return 'done';
  });
  expect(value).toBe('done');
  expect(await balances()).toEqual([1, 100]);
});

test('after a loss before the commit nothing was written; after one at the commit it is not known', async () => {
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error as Error,
    );
  const early = await failureOf(
    withTransaction(database.pool, async (client) => {
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    }),
  );
  expect(early !== null && wasUndone(early)).toBe(true);
  const atCommit = await failureOf(
    withTransaction(database.pool, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    }),
  );
  expect(atCommit).toBeInstanceOf(Error);
  expect(atCommit !== null && wasUndone(atCommit)).toBe(false);
});

test('whatever the work throws rolls everything back', async () => {
  const work = withTransaction(database.pool, async (client) => {
    await client.query('update account set balance = 1 where id = 1');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await balances()).toEqual([100, 100]);
});

test.each(['40001', '40P01'])('%s is tried again from the start', async (code) => {
  let tries = 0;
  await withTransaction(
    database.pool,
    async (client) => {
      tries += 1;
      await client.query('update account set balance = balance - 10 where id = 1');
      if (tries < 3) throw databaseError(code);
    },
    { pause: () => Promise.resolve() },
  );
  expect(tries).toBe(3);
  expect(await balances()).toEqual([90, 100]);
});

test('other errors are not tried again', async () => {
  let tries = 0;
  const work = withTransaction(database.pool, async () => {
    tries += 1;
    throw databaseError('23505');
  });
  await expect(work).rejects.toThrow('23505');
  expect(tries).toBe(1);
});

test('after the last attempt the error is passed on', async () => {
  let tries = 0;
  const work = withTransaction(
    database.pool,
    async () => {
      tries += 1;
      throw databaseError('40001');
    },
    { attempts: 2, pause: () => Promise.resolve() },
  );
  await expect(work).rejects.toThrow('40001');
  expect(tries).toBe(2);
});

test('a connection that breaks between two statements fails the work, never the process (promise L3)', async () => {
  const work = withTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow('not queryable');
  expect(await balances()).toEqual([100, 100]);
});

test('a server that does not answer costs the connection, and the next work gets another one (promise L3)', async () => {
  const pool = connect({ connectionString: database.connectionString, max: 1, queryTimeoutMs: 50 });
  const work = withTransaction(pool, (client) => client.query('select pg_sleep(600)'));
  await expect(work).rejects.toThrow('Query read timeout');
  expect(await withTransaction(pool, async () => 'done')).toBe('done');
  await pool.end();
});

test('two transfers that lock the same accounts the other way round both happen', async () => {
  const bothHoldOne = barrier(2);
  const transfer = async (from: number, to: number): Promise<void> => {
    let isFirst = true;
    await withTransaction(database.pool, async (client) => {
      await client.query('update account set balance = balance - 10 where id = $1', [from]);
      if (isFirst) await bothHoldOne();
      isFirst = false;
      await client.query('update account set balance = balance + 10 where id = $1', [to]);
    });
  };
  await Promise.all([transfer(1, 2), transfer(2, 1)]);
  expect(await balances()).toEqual([100, 100]);
});

test('twenty serializable increments lose nothing', async () => {
  const increment = (): Promise<void> =>
    withTransaction(
      database.pool,
      async (client) => {
        const { rows } = await client.query<{ balance: number }>('select balance from account where id = 1');
        await client.query('update account set balance = $1 where id = 1', [(rows[0]?.balance ?? 0) + 1]);
      },
      { isolation: 'serializable', attempts: 100 },
    );
  await Promise.all(Array.from({ length: 20 }, increment));
  expect(await balances()).toEqual([120, 100]);
});

/** A barrier: resolves once `count` callers have arrived. */
function barrier(count: number): () => Promise<void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come === count) open();
    return opened;
  };
}
