import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

let database: TestDatabase;
let store: StoreProcess;
let origin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  store = spawnStore({ DATABASE_URL: database.connectionString, OVERLOAD_DELAY_MS: '0' });
  origin = await store.ready;
}, 300_000);
afterAll(async () => {
  store.child.kill('SIGTERM');
  await store.exited;
  await database.drop();
});

const page = async (path: string): Promise<string> => (await fetch(origin + path)).text();

test('the demo shows what its board for jobs has, each posting leading to the board (CT-11, CT-40)', async () => {
  const careers = await vi.waitFor(
    async () => {
      const html = await page('/careers');
      expect(html).toContain('Scientist, guide design (invented)');
      return html;
    },
    { timeout: 120_000, interval: 500 },
  );
  for (const words of ['<h3>Production</h3>', 'Cambridge, UK', '"@type":"JobPosting"'])
    expect(careers).toContain(words);
  const [, url = ''] = /href="([^"]*\/postings\/101)"/.exec(careers) ?? [];
  expect(await (await fetch(origin + new URL(url).pathname)).text()).toContain('Nothing can be applied for');
});

test('both calls to action stand in the page that everybody gets, and the CRM of the demo chooses (CT-41)', async () => {
  const html = await page('/start-with-a-list');
  expect(html).toContain('Not sure what fits?');
  expect(html).toContain('See your orders');
  const visit = await fetch(`${origin}/demo/crm/visit?stage=customer`, { redirect: 'manual' });
  const [token = ''] = (visit.headers.get('set-cookie') ?? '').split(';');
  const choose = async (cookie: string) =>
    (await fetch(`${origin}/api/content/call-to-action/`, { headers: { cookie } })).json();
  expect(await choose(`${token}; agreed-to-news=1`)).toEqual({ call: 'customer' });
  expect(await choose(token)).toEqual({ call: 'default' });
});
