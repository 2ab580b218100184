import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { selectCards, selectFacets, suggestWords } from './index.ts';

let store: ContentStore;
beforeAll(async () => {
  store = await contentStore();
  const tag = await store.create('tag', null, { title: 'Screens', tag_type: 'application', slug: 'screens' });
  await store.publish(tag);
  await aPaper('Prime editing without double-strand breaks', '2019-10-21', { tags: [{ entry: tag }] });
  await aPaper('Gene name errors', '2016-08-23', {});
});
afterAll(() => store.database.drop());

async function aPaper(title: string, day: string, more: object): Promise<void> {
  const about = { authors: 'Doe et al.', journal: 'Journal', published_on: day, doi: `10.1000/${day}` };
  await store.publish(await store.create('publication', null, { title, ...about, ...more }));
}

const all = { types: ['publication'], facets: [], order: 'newest', skip: 0, limit: 10 } as const;
const titles = async (query: object) =>
  (await selectCards(store.database.pool, { ...all, ...query })).rows.map(({ title }) => title);

describe('a list', () => {
  test('is narrowed down by words, beside its filters, and ordered either way', async () => {
    expect(await titles({ words: 'edited primes' })).toEqual(['Prime editing without double-strand breaks']);
    expect(await titles({ words: 'editing', facets: [['year:2016']] })).toEqual([]);
    expect(await titles({ order: 'oldest' })).toEqual([
      'Gene name errors',
      'Prime editing without double-strand breaks',
    ]);
  });

  test('brings fields along that its cards leave out, with what they point at', async () => {
    const { rows } = await selectCards(store.database.pool, { ...all, fields: ['tags'] });
    expect(rows[0]?.card).toMatchObject({ authors: 'Doe et al.', tags: [{ title: 'Screens' }] });
    expect(rows[1]?.card).not.toHaveProperty('tags');
  });

  test('says how many have each facet among what has the others', async () => {
    const { pool } = store.database;
    const counted = (among: object) => selectFacets(pool, { types: ['publication'], facets: [], ...among });
    expect(await counted({})).toHaveLength(3);
    expect(await counted({ facets: [['application:screens']] })).toEqual([
      { facet: 'application:screens', count: 1 },
      { facet: 'year:2019', count: 1 },
    ]);
  });
});

test.each([
  ['prime edting', 'prime editing'],
  ['Gene naem erors', 'gene name errors'],
  ['prime editing', null],
  ['zzzzzzzz', null],
  ['pri', null],
])('somebody who finds nothing for “%s” is asked about %s', async (words, meant) => {
  expect(await suggestWords(store.database.pool, words)).toBe(meant);
});
