import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { body, type ContentStore, contentStore } from '../testing/content-store.ts';
import { addPageReads, countPageReads, forgetPageReads, type PageReadCounter, selectMostRead } from './index.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';

describe('reads of the help', () => {
  const countedOf = async (read: (counter: PageReadCounter) => void): Promise<unknown> => {
    const written: unknown[] = [];
    const counter = countPageReads({ write: async (reads) => void written.push(...reads), warn: () => {} });
    read(counter);
    await counter.stop();
    return written;
  };

  test('are counted by article, in any letter case, and written together', async () => {
    const written = await countedOf(({ count }) => {
      for (const path of ['/help/store-guides', '/Help/Store-Guides', '/help/a1-or-a01']) count(path, browser);
    });
    expect(written).toEqual([
      { urlKey: '/help/store-guides', times: 2 },
      { urlKey: '/help/a1-or-a01', times: 1 },
    ]);
  });

  test.each([
    ['/help', browser],
    ['/help/category/bench', browser],
    ['/blog/pool-or-clone', browser],
    ['/help/store-guides', 'Googlebot/2.1'],
    ['/help/store-guides', undefined],
  ])('are not those of other pages, nor of programs that say what they are: %s %s', async (path, agent) => {
    expect(await countedOf(({ count }) => count(path, agent))).toEqual([]);
  });
});

describe('what is read most', () => {
  let store: ContentStore;
  beforeAll(async () => {
    store = await contentStore();
    const category = await store.create('help_category', '/help/category/bench', { title: 'Bench', slug: 'bench' });
    await store.publish(category);
    for (const title of ['Store', 'Dissolve']) {
      const fields = { title, summary: 'How.', body, categories: [{ entry: category }] };
      await store.publish(await store.create('help_article', `/help/${title.toLowerCase()}`, fields));
    }
  });
  afterAll(() => store.database.drop());

  const read = (path: string, times: number, day: string) =>
    addPageReads(store.database.pool, [{ urlKey: path, times }], new Date(`${day}T10:00:00Z`));
  const most = async () =>
    (await selectMostRead(store.database.pool, new Date('2026-11-26T08:00:00Z'), 5)).map(({ title }) => title);

  test('is added up over a week, and holds an article, a day and a count, and nothing of who read (CT-76)', async () => {
    expect(await most()).toEqual([]);
    await Promise.all([read('/help/store', 2, '2026-11-25'), read('/help/store', 2, '2026-11-24')]);
    await read('/help/dissolve', 3, '2026-11-26');
    await read('/help/dissolve', 90, '2026-11-19');
    await read('/help/category/bench', 50, '2026-11-26');
    expect(await most()).toEqual(['Store', 'Dissolve']);
    const columns = await store.rows(
      `select column_name as name from information_schema.columns
        where table_schema = 'content' and table_name = 'page_read' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'entry_id', 'times']);
    await forgetPageReads(store.database.pool, new Date('2026-11-26T08:00:00Z'));
    expect(await store.rows('select count(*)::int as days from content.page_read')).toEqual([{ days: 3 }]);
  });
});
