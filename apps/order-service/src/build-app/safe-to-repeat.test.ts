import { fillPath } from '@cutsite/contracts/endpoint';
import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { type PayingService, startPayingService } from '../testing/start-paying-service.ts';
import { customerWrites, seenElsewhere } from './customer-writes.cases.ts';
import { routes } from './index.ts';
import { staffWrites } from './staff-writes.cases.ts';

const settings = { STAFF_DOMAINS: 'lab.example' };

let service: PayingService;
let boss: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: settings });
  boss = await aStaffMember(service.pool, 'administrator', 'sales', 'production');
});
afterAll(() => service.stop());

const { writes, send, sendFile, fileOf } = staffWrites(
  () => service,
  () => boss,
);

const endpoints = (() => {
  const config = parseConfig(settings);
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  const all = routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems });
  return all.map(({ endpoint }) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
})();

/** The calls that take an Idempotency-Key. */
const keyed = new Set(endpoints.filter(({ idempotent }) => idempotent === true).map(({ name }) => name));

/** What is written of every call: who asked, and how often; and the keys themselves. */
const logs = new Set([
  'public.staff_audit',
  'public.call_count',
  'public.session',
  'public.idempotency_key',
  'content.audit',
]);

/** Those that do something again without a key, and why that is what was asked for. */
const doneAgain: Readonly<Record<string, string>> = {
  'POST /api/staff/content/entries/{id}/preview-links/':
    'the link is in its answer and nowhere else, where a kept answer would keep it; a link too many is taken back',
  'POST /api/staff/recovery-codes/':
    'the codes are in its answer and nowhere else; those of the last call are in force, and a mail tells of each',
  'POST /api/staff/people/{id}/second-factor-link/':
    'a colleague who asks again is sent another link; the one before it ends with it',
};

const { customerCalls, sendAsCustomer } = customerWrites(() => service);

/** How many rows each table has. */
async function rowCounts(): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await service.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'content')`,
  );
  const wanted = tables.filter(({ name }) => !logs.has(name));
  const { rows } = await service.pool.query<{ name: string; found: string }>(
    wanted.map(({ name }) => `select '${name}' as name, count(*) as found from ${name}`).join(' union all '),
  );
  return new Map(rows.map(({ name, found }) => [name, Number(found)]));
}

type RowCounts = Awaited<ReturnType<typeof rowCounts>>;
const difference = (before: RowCounts, after: RowCounts): string[] =>
  [...after].flatMap(([table, rows]) => (rows === before.get(table) ? [] : [table]));

/** Makes a call of the table twice, and says what the second one has added. */
async function twice(name: string, key: string | null) {
  const write = writes[name];
  if (write === undefined) throw new Error(`${name} is no call of the table`);
  const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const subject = (await write.subject?.()) ?? '';
  const url = fillPath(path, { id: subject, number: '1', ...(await write.names?.(subject)) });
  const payload = typeof write.payload === 'function' ? await write.payload(subject) : write.payload;
  const bytes = write.file === undefined ? undefined : fileOf(write.file);
  const who = key === null ? boss : { ...boss, headers: { ...boss.headers, 'idempotency-key': key } };
  const ask = () =>
    write.file === undefined ? send(method, url, who, payload) : sendFile(url, write.file, bytes, who, write.query);
  const first = await ask();
  expect([first.body, first.statusCode < 300]).toEqual([first.body, true]);
  const before = await rowCounts();
  const again = await ask();
  const after = await rowCounts();
  return { first, again, added: difference(before, after) };
}

const names = Object.keys(writes);

describe('a call of staff that is made again leaves what one leaves (WB-27, ruling 37)', () => {
  test.each(names.filter((name) => !keyed.has(name) && doneAgain[name] === undefined))(
    '%s, without a key',
    async (name) => {
      const { again, added } = await twice(name, null);
      expect(again.statusCode).toBeLessThan(500);
      expect([again.body, added]).toEqual([again.body, []]);
    },
  );

  test.each(names.filter((name) => keyed.has(name)))('%s, which answers the first call again', async (name) => {
    const { first, again, added } = await twice(name, crypto.randomUUID());
    expect(added).toEqual([]);
    expect([again.body, again.statusCode]).toEqual([again.body, first.statusCode]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test.each(Object.keys(doneAgain))('%s does it again, as its answer is kept nowhere', async (name) => {
    expect((await twice(name, null)).added.length).toBeGreaterThan(0);
  });
});

describe('a call of a customer without a key that is made again leaves what one leaves (WB-27, ruling 37)', () => {
  test('every such call is looked at here, or elsewhere', () => {
    const all = endpoints
      .filter(({ method, access }) => method !== 'GET' && (access === 'verified' || access === 'signed_in'))
      .filter(({ name }) => !keyed.has(name));
    const seen = [...Object.keys(customerCalls), ...Object.keys(seenElsewhere)];
    expect(seen.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });

  test.each(Object.entries(customerCalls))('%s', async (name, prepare) => {
    const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'PATCH' | 'DELETE', string];
    const { who, names: inPath = {}, payload } = await prepare();
    const ask = () => sendAsCustomer(method, fillPath(path, inPath), who, payload);
    const first = await ask();
    expect([first.body, first.statusCode < 300]).toEqual([first.body, true]);
    const before = await rowCounts();
    const again = await ask();
    expect(again.statusCode).toBeLessThan(500);
    expect([again.body, difference(before, await rowCounts())]).toEqual([again.body, []]);
  });
});
