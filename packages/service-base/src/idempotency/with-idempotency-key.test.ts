import { aCustomer } from '@cutsite/test-support/customer';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../database/index.ts';
import type { Answer } from '../http/index.ts';
import { type IdempotentCall, withIdempotencyKey } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let accountId: string;
let done: number;
beforeEach(async () => {
  accountId = (await aCustomer(database.pool)).accountId;
  done = 0;
});

const noon = new Date('2026-11-01T12:00:00Z');
const endpoint = { method: 'POST', path: '/api/order/add/' };

function call(change: Partial<IdempotentCall> = {}, status = 200): Promise<Answer> {
  const made: IdempotentCall = { accountId, key: 'a key', endpoint, payload: [{ name: 'g1' }], now: noon, ...change };
  return withTransaction<Answer>(database.pool, (client) =>
    withIdempotencyKey(client, made, async () => {
      done += 1;
      return { status, body: { count: done } };
    }),
  );
}

describe('an Idempotency-Key (ruling 37)', () => {
  test('does the work once and answers the same again, saying so', async () => {
    expect(await call()).toEqual({ status: 200, body: { count: 1 } });
    expect(await call()).toEqual({
      status: 200,
      body: { count: 1 },
      headers: { 'idempotent-replayed': 'true' },
    });
    expect(done).toBe(1);
  });

  test('with another body is refused', async () => {
    await call();
    expect(await call({ payload: [{ name: 'g2' }] })).toMatchObject({
      status: 422,
      body: { error_code: 'idempotency_key_reused' },
    });
  });

  test('with another call is refused', async () => {
    await call();
    expect(await call({ endpoint: { method: 'POST', path: '/api/order/1/payment/' } })).toMatchObject({ status: 422 });
  });

  test('belongs to one account', async () => {
    await call();
    const other = (await aCustomer(database.pool)).accountId;
    expect(await call({ accountId: other })).toEqual({ status: 200, body: { count: 2 } });
  });

  test('is forgotten after 24 hours', async () => {
    const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
    await call();
    expect((await call({ now: hours(23.9) })).headers).toBeDefined();
    expect(await call({ now: hours(24), payload: 'another' })).toEqual({ status: 200, body: { count: 2 } });
    expect((await call({ now: hours(47), payload: 'another' })).headers).toBeDefined();
  });

  test('of a refused call may be used again, also with a corrected body', async () => {
    expect(await call({}, 400)).toMatchObject({ status: 400 });
    expect(await call({ payload: 'corrected' })).toEqual({ status: 200, body: { count: 2 } });
  });

  test('of a call that broke off may be used again', async () => {
    const broken = withTransaction(database.pool, (client) =>
      withIdempotencyKey(client, { accountId, key: 'a key', endpoint, payload: 1, now: noon }, () =>
        Promise.reject<Answer>(new Error('broke off')),
      ),
    );
    await expect(broken).rejects.toThrow('broke off');
    expect(await call()).toMatchObject({ status: 200 });
  });

  test('of ten calls at the same time does the work once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call()));
    expect(done).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toEqual(new Set(['{"count":1}']));
    expect(answers.filter((answer) => answer.headers)).toHaveLength(9);
  });

  test('left out means that the work is done each time', async () => {
    await call({ key: null });
    await call({ key: null });
    expect(done).toBe(2);
  });
});
