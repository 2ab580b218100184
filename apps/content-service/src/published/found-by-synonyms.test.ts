import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPublishedPost, type ContentStore, contentStore } from '../testing/content-store.ts';
import { searchPublished, selectCards } from './index.ts';

let store: ContentStore;
beforeAll(async () => {
  store = await contentStore();
  await aPublishedPost(store, '/blog/without-the-gene', {
    title: 'Cells without the gene',
    summary: 'A knockout of both alleles with SpCas9, its off-target sites counted. Paid by purchase order.',
  });
});
afterAll(() => store.database.drop());

const found = (words: string) => searchPublished(store.database.pool, { words, types: null, skip: 0, limit: 10 });

describe('a text is found by what else the field calls its words (CT-97)', () => {
  test.each([
    ['knock-out', 'knockout'],
    ['KO', 'knockout'],
    ['cas9', 'SpCas9'],
    ['offtarget', 'target'],
    ['PO', 'purchase'],
  ])('%s, in the search and in a list, and what was found is marked', async (words, marked) => {
    const [hit] = await found(words);
    expect(hit?.url).toBe('/blog/without-the-gene');
    expect(hit?.snippet).toContain(`\u0001${marked}\u0002`);
    const list = { types: ['blog_post'], facets: [], order: 'newest', skip: 0, limit: 10, words } as const;
    expect((await selectCards(store.database.pool, list)).total).toBe(1);
  });

  test.each(['"cas9"', 'PO -account', 'xylophone', 'the', '\u0000'])('%j finds nothing', async (words) => {
    expect(await found(words)).toEqual([]);
  });
});
