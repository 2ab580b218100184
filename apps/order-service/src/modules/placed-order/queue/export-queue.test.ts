import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvExports, type ExportLimits } from './csv-exports.ts';
import { exportOrders } from './export-queue.ts';
import { copyOrder } from './many-orders.cases.ts';

/** Three batches. */
const many = 5_000;

let service: TestService;
let sales: Customer;
let order: PlacedOrder;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  order = await aPlacedOrder(service, { items: [guideRnaItemToWire(aTubeItem(['DMD-g7']))] });
  await copyOrder(service, order, many);
});
afterAll(() => service.stop());

const clock = { now: () => new Date() };
const generous = { atOnce: 1, stalledMs: 60_000, maxMs: 60_000 };
const ask = () => service.app.inject({ url: '/api/staff/orders/export/?sort=-placed', headers: sales.headers });
const numbersOf = (csv: string): (string | undefined)[] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

/** The pool with a hand on what an export does with its connection. */
function aWatchedPool(beforeBatch: (batch: number) => Promise<unknown> = async () => undefined) {
  const seen = { batches: 0, taken: 0, given: 0, ends: [] as string[] };
  const connect = async () => {
    const taken = await service.pool.connect();
    seen.taken += 1;
    return {
      release(broken?: Error) {
        seen.given += 1;
        taken.release(broken);
      },
      async query(...asked: unknown[]) {
        const statement = String(asked[0]);
        if (statement.startsWith('fetch')) await beforeBatch((seen.batches += 1));
        if (['commit', 'rollback'].includes(statement)) seen.ends.push(statement);
        return (taken.query as (...all: unknown[]) => Promise<unknown>).call(taken, ...asked);
      },
    };
  };
  return { seen, pool: { connect } as unknown as typeof service.pool };
}

const orderExports = ({ pool }: { readonly pool: typeof service.pool }, limits: ExportLimits) => {
  const exports = csvExports(pool, limits);
  return (query: Parameters<typeof exportOrders>[2]) => exportOrders(exports, clock, query);
};

function started(exportOf: ReturnType<typeof orderExports>): Readable {
  const file = exportOf({ customer: order.customer.accountId, sort: '-placed' });
  if (file === null) throw new Error('The export was refused');
  return file.bytes as Readable;
}

describe('the export of all orders of a filter (OF-23)', () => {
  test('has each of them once, in the order of the list, and its length is not known before', async () => {
    const answer = await ask();
    const exported = numbersOf(answer.body);
    expect([exported.length, new Set(exported).size]).toEqual([many, many]);
    expect(exported.slice(0, 3)).toEqual([order.number, 'CS-COPY-2', 'CS-COPY-3']);
    expect(exported.at(-1)).toBe(`CS-COPY-${many}`);
    expect([answer.headers['content-length'], answer.headers['content-type']]).toEqual([
      undefined,
      'text/csv; charset=utf-8',
    ]);
  });

  test('has each of them once though the list changes while it is read', async () => {
    // Before the second batch the last order of the list comes to its top.
    const { pool, seen } = aWatchedPool(async (batch) => {
      if (batch === 2)
        await service.pool.query('update placed_order set placed_at = now() where number = $1', [`CS-COPY-${many}`]);
    });
    const exported = numbersOf(await text(started(orderExports({ pool }, generous))));
    expect([seen.batches, exported.length, new Set(exported).size]).toEqual([3, many, many]);
    expect(exported.at(-1)).toBe(`CS-COPY-${many}`);
    expect(seen).toMatchObject({ taken: 1, given: 1, ends: ['commit'] });
  });

  test('takes no connection before it is read, and reads no batch ahead of its reader', async () => {
    const { pool, seen } = aWatchedPool();
    const bytes = started(orderExports({ pool }, generous));
    expect(seen.taken).toBe(0);
    let read = 0;
    for await (const _ of bytes) {
      read += 1;
      expect(seen.batches).toBeLessThanOrEqual(read + 1);
    }
    expect([read, seen.batches]).toEqual([3, 3]);
  });

  test('is kept as a look with who asked and for what (OF-7)', async () => {
    const query = '?search=kept-export';
    await service.app.inject({ url: `/api/staff/orders/export/${query}`, headers: sales.headers });
    const { rows } = await service.pool.query(
      `select kind, actor_id, subject_kind, filter from staff_audit where filter ->> 'search' = 'kept-export'`,
    );
    const look = { kind: 'look', actor_id: sales.accountId, subject_kind: 'order', filter: { search: 'kept-export' } };
    expect(rows).toEqual([look]);
  });
});

describe('an export keeps no connection longer than it may', () => {
  test('there are only so many at once; the next one is told when to come back', async () => {
    const exportOf = orderExports({ pool: service.pool }, generous);
    const first = started(exportOf);
    expect(exportOf({})).toBeNull();
    first.destroy();
    await once(first, 'close');
    expect(numbersOf(await text(started(exportOf)))).toHaveLength(many);
    // None of the exports can end while the orders are locked, so that the one too many is answered first.
    const lock = await service.pool.connect();
    await lock.query('begin; lock table placed_order in access exclusive mode');
    const answers = [ask(), ask(), ask()];
    const refused = await Promise.race(answers);
    await lock.query('commit');
    lock.release();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
  });

  test.each([
    ['takes nothing for too long', { stalledMs: 1 }, 'was read too slowly'],
    ['takes too long altogether', { maxMs: 1 }, 'took too long'],
  ])('a reader who %s loses it, and is told that the file is not whole', async (_, limit, why) => {
    const { pool, seen } = aWatchedPool();
    const exportOf = orderExports({ pool }, { ...generous, ...limit });
    const bytes = started(exportOf);
    const failure = once(bytes, 'error');
    bytes.read(0);
    expect((await failure)[0]).toMatchObject({ message: `An export of orders ${why}` });
    await expect.poll(() => seen.given).toBe(seen.taken);
    expect(seen.ends.filter((end) => end === 'commit')).toEqual([]);
    // Its place is free again.
    expect(exportOf({})).not.toBeNull();
  });

  test('one whose reader goes away in the middle gives it back, and what it had begun is rolled back', async () => {
    const { pool, seen } = aWatchedPool();
    const bytes = started(orderExports({ pool }, generous));
    await once(bytes, 'readable');
    bytes.destroy();
    await expect.poll(() => seen).toMatchObject({ taken: 1, given: 1, ends: ['rollback'] });
  });

  test('one that fails at its first batch sends not even the headings, so that it is answered as a failure', async () => {
    const { pool } = aWatchedPool(() => Promise.reject(new Error('gone')));
    const bytes = started(orderExports({ pool }, generous));
    const seen: unknown[] = [];
    bytes.on('data', (part) => seen.push(part));
    expect((await once(bytes, 'error'))[0]).toMatchObject({ message: 'gone' });
    expect(seen).toEqual([]);
  });
});
