import { randomUUID } from 'node:crypto';
import type { QueuedRequestWire } from '@cutsite/contracts/advanced-request';
import { maxFoundCounted } from '@cutsite/domain/placed-order';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStoreWithQuotes } from '../a-quoted-request.cases.ts';

const store = aStoreWithQuotes();
const { call, quote } = store;
/** Words that nothing else in the database has. */
const word = `lamin${randomUUID().slice(0, 8)}`;
const lab = `quarry${randomUUID().slice(0, 8)}`;

let owner: Customer;
let first: { readonly id: string; readonly number: string };
let second: typeof first;

async function aRequest(title: string): Promise<typeof first> {
  const parent = { title, aim: 'Imaging', use: 'research' };
  const child = { organisation: 'Meridian', about: ['supply'], idea: 'A year' };
  const sent = { request_type: 'partnership', answers: { parent, child } };
  const { status, json } = await call('POST', owner, '/order/advanced_requests/', sent);
  expect(status).toBe(201);
  return json;
}
beforeAll(async () => {
  owner = await aCustomer(store.service.pool);
  await store.service.pool.query(
    `update account set first_name = 'Zoë', last_name = 'Renée-O''Neil', company_name = $2 where id = $1`,
    [owner.accountId, `The ${lab} Institute`],
  );
  first = await aRequest(`GFP at ${word}, N-terminus`);
  second = await aRequest(`HaloTag at ${word}`);
});

async function found(query: Readonly<Record<string, string>>): Promise<{ ids: string[]; total: number }> {
  const { json } = await call('GET', store.sales, `/api/staff/requests/?${new URLSearchParams(query).toString()}`);
  return { ids: json.requests.map(({ id }: QueuedRequestWire) => id), total: json.total };
}

describe('sales finds a request (RQ-27)', () => {
  test('by its number, by words of its title, and by who has sent it', async () => {
    for (const search of [first.number, first.number.toLowerCase(), `gfp ${word}`, `${word} n-term`]) {
      expect([search, await found({ search })]).toEqual([search, { ids: [first.id], total: 1 }]);
    }
    const both = { ids: [first.id, second.id], total: 2 };
    const people = [lab, `zoë ${lab} inst`, `renée-o'n ${lab}`, `${owner.accountId}@lab.example`];
    for (const search of [word, word.toUpperCase().slice(0, -1), ...people]) {
      expect([search, await found({ search })]).toEqual([search, both]);
    }
  });

  test.each([`${word} nobody`, '%', '_', `'`, String.raw`\\`, word.slice(1)])('and none by %j', async (search) => {
    expect(await found({ search })).toEqual({ ids: [], total: 0 });
  });

  test('that waits for sales before one that waits for its customer, whatever came first', async () => {
    expect((await quote(first.id)).status).toBe(200);
    expect(await found({ search: word })).toEqual({ ids: [second.id, first.id], total: 2 });
    expect(await found({ search: word, state: 'quoted' })).toEqual({ ids: [first.id], total: 1 });
    const sales = store.sales.accountId;
    expect(await found({ search: word, sales_rep: sales, state: 'quoted' })).toEqual({ ids: [first.id], total: 1 });
    expect(await found({ search: word, sales_rep: 'nonsense' })).toEqual({ ids: [], total: 0 });
  });

  test('page by page, each request once, with the number of all', async () => {
    await store.service.pool.query(
      `insert into advanced_request (account_id, id, number, request_type, parent_version, child_version, title, annotation,
                                     answers, created_at, updated_at)
       select account_id, gen_random_uuid(), 'R-1999-' || $2 || n, request_type, 1, 1, 'Page ' || $2, '', answers,
              created_at - n * interval '1 hour', updated_at
         from advanced_request, generate_series(1, 60) n where id = $1`,
      [first.id, word],
    );
    const pages = await Promise.all(['1', '2', '3'].map((page) => found({ search: `page ${word}`, page })));
    expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
      [50, 60],
      [10, 60],
      [0, 60],
    ]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(60);
  });

  test('of a word that more have than are counted, it is said that there are more', async () => {
    const many = `plenty${word}`;
    await store.service.pool.query(
      `insert into advanced_request (account_id, id, number, request_type, parent_version, child_version, title, annotation,
                                     answers, created_at, updated_at)
       select account_id, gen_random_uuid(), 'R-1998-' || $2 || n, request_type, 1, 1, $2, '', answers, created_at, updated_at
         from advanced_request, generate_series(1, $3::int) n where id = $1`,
      [first.id, many, maxFoundCounted + 5],
    );
    const { ids, total } = await found({ search: many });
    expect([ids.length, total]).toEqual([50, maxFoundCounted + 1]);
  });
});
