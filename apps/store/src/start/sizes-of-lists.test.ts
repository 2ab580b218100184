import { theStore } from '@cutsite/content-service/entries';
import { starterTerms } from '@cutsite/content-service/starter';
import { importContent } from '@cutsite/content-service/transfer';
import { withTransaction } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type Entry, entries, fieldsByType } from '../testing/entry-of-each-type.ts';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

/** More than the longest list shows: each type with one more of them than a page holds. */
const many = {
  blog_post: { page: '/blog', size: 24, path: '/blog' },
  event: { page: '/events', size: 24, path: '/events' },
  resource: { page: '/resources', size: 24, path: '/resources' },
  podcast_episode: { page: '/podcast', size: 12, path: '/podcast' },
  application_detail: { page: '/applications', size: 50, path: '/applications' },
  case_study: { page: '/stories', size: 50, path: '/stories' },
  help_article: { page: '/help/category/sample', size: 100, path: '/help' },
  press_release_page: { page: '/press', size: 10, path: '/press' },
} as const;

let database: TestDatabase;
let store: StoreProcess;
let origin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const category = entries().find(({ type }) => type === 'help_category');
  const filed: Readonly<Record<string, object>> = { help_article: { categories: [{ entry: category?.id }] } };
  const copies = Object.entries(many).flatMap(([type, { path, size }]) =>
    Array.from({ length: size + 1 }, (_, at): Entry => {
      const fields = { ...fieldsByType[type], title: `Number ${at}`, noindex: false, ...filed[type] };
      const starts = type === 'event' ? { starts_at: '2099-01-01T10:00Z', ends_at: '2099-01-01T11:00Z' } : {};
      return {
        id: crypto.randomUUID(),
        type: type as Entry['type'],
        type_version: 1,
        url: `${path}/number-${at}`,
        published: true,
        fields: { ...fields, ...starts },
      };
    }),
  );
  const file = [...(await starterTerms()).entries, ...entries().filter(({ type }) => !(type in many)), ...copies];
  const outcome = await withTransaction(database.pool, (client) =>
    importContent(
      client,
      { format: 1, media: [], entries: file },
      { by: theStore, now: new Date() },
      async () => undefined,
    ),
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error.slice(0, 3)));
  store = spawnStore({ DATABASE_URL: database.connectionString, OVERLOAD_DELAY_MS: '0' });
  origin = await store.ready;
}, 300_000);
afterAll(async () => {
  store.child.kill('SIGTERM');
  await store.exited;
  await database.drop();
});

const shownOn = async (page: string): Promise<number> => {
  const text = await (await fetch(origin + page)).text();
  return new Set([...text.matchAll(/href="(\/[a-z]+\/number-\d+)"/g)].map(([, href]) => href)).size;
};

test.each(Object.values(many).filter(({ size }) => size < 100 && size > 10))(
  '$page shows $size of one more, and the last on its second page (CT-32, CT-33)',
  async ({ page, size }) => {
    expect([await shownOn(page), await shownOn(`${page}?page=2`)]).toEqual([size, 1]);
  },
);

test('a category of help fetches 100 articles at most (CT-34)', async () => {
  expect(addresses.help_category).toBe(many.help_article.page);
  expect(await shownOn(many.help_article.page)).toBe(100);
});

test('10 releases of the press are shown (CT-35)', async () => {
  expect(await shownOn('/press')).toBe(10);
});
