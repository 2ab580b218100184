import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPublishedPost, type ContentStore, contentStore } from '../testing/content-store.ts';
import {
  addMissedSearches,
  countMissedSearches,
  forgetMissedSearches,
  type MissedSearchCounter,
  selectMissedSearches,
} from './index.ts';

type Written = Parameters<Parameters<typeof countMissedSearches>[0]['write']>[0];

describe('counting', () => {
  let written: Written[];
  let isAway: boolean;
  let counter: MissedSearchCounter;

  beforeEach(() => {
    vi.useFakeTimers();
    written = [];
    isAway = false;
    counter = countMissedSearches({
      write: async (searches) => {
        if (isAway) throw new Error('away');
        written.push(searches);
      },
      warn: () => undefined,
    });
  });
  afterEach(() => vi.useRealTimers());

  test('writes once for many searches, however they were typed (wish 15)', async () => {
    for (const typed of ['Prime editing', ' prime  EDITING', 'hplc']) counter.count(typed, 'site');
    counter.count('hplc', 'help');
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(written).toEqual([
      [
        { words: 'prime editing', place: 'site', times: 2 },
        { words: 'hplc', place: 'site', times: 1 },
        { words: 'hplc', place: 'help', times: 1 },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });

  test('waits while the database is away, and writes the sum when it is back', async () => {
    isAway = true;
    counter.count('hplc', 'site');
    await vi.advanceTimersByTimeAsync(30_000);
    isAway = false;
    counter.count('hplc', 'site');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(written).toEqual([[{ words: 'hplc', place: 'site', times: 2 }]]);
  });

  test('writes what is left when the store stops, and nothing after it', async () => {
    counter.count('hplc', 'site');
    await counter.stop();
    counter.count('late', 'site');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([[{ words: 'hplc', place: 'site', times: 1 }]]);
  });

  test('takes no more than 200 different searches at a time', async () => {
    for (let at = 0; at < 1_000; at += 1) counter.count(`word ${at}`, 'site');
    await counter.stop();
    expect(written[0]).toHaveLength(200);
  });
});

describe('what is kept', () => {
  let store: ContentStore;
  beforeEach(async () => {
    store = await contentStore();
  });
  afterEach(() => store.database.drop());

  const add = (words: string, times: number, day: string, place: 'site' | 'help' = 'site') =>
    addMissedSearches(store.database.pool, [{ words, place, times }], new Date(`${day}T10:00:00Z`));
  const list = async (order: 'often' | 'recent') =>
    (await selectMissedSearches(store.database.pool, { order, skip: 0, limit: 50 })).rows;

  test('is added up over processes and days, by how often or how lately, with what is found by now', async () => {
    await Promise.all([add('pam', 2, '2026-11-20'), add('pam', 3, '2026-11-22'), add('hplc', 1, '2026-11-23')]);
    expect(await list('often')).toEqual([
      { words: 'pam', place: 'site', times: 5, lastOn: '2026-11-22', isFoundNow: false },
      { words: 'hplc', place: 'site', times: 1, lastOn: '2026-11-23', isFoundNow: false },
    ]);
    await aPublishedPost(store);
    expect((await list('recent')).map(({ words, isFoundNow }) => [words, isFoundNow])).toEqual([
      ['hplc', false],
      ['pam', true],
    ]);
  });

  test('is found by now in the help only if an article of the help has the words', async () => {
    await aPublishedPost(store);
    await add('pam', 1, '2026-11-23', 'help');
    expect(await list('often')).toMatchObject([{ words: 'pam', isFoundNow: false }]);
  });

  test('is found by now where a text has another word of the field for it (CT-97)', async () => {
    await aPublishedPost(store, '/blog/the-pam', { summary: 'Next to the target of SpCas9.' });
    await add('cas9', 1, '2026-11-23');
    expect(await list('often')).toMatchObject([{ words: 'cas9', isFoundNow: true }]);
  });

  test('is forgotten when nobody looked for it in ninety days', async () => {
    await add('old', 9, '2026-08-01');
    await add('new', 1, '2026-11-01');
    await forgetMissedSearches(store.database.pool, new Date('2026-11-23T10:00:00Z'));
    expect((await list('often')).map(({ words }) => words)).toEqual(['new']);
  });

  test('holds the words, a count and a day, and nothing of who asked', async () => {
    await add('pam', 1, '2026-11-23');
    const columns = await store.rows(
      `select column_name as name from information_schema.columns
        where table_schema = 'content' and table_name = 'missed_search' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['last_on', 'place', 'times', 'words']);
  });
});
