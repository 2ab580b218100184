import { afterEach, beforeEach, expect, test } from 'vitest';
import { findById, selectCards } from '../published/index.ts';
import { body, type ContentStore, contentStore } from '../testing/content-store.ts';

let store: ContentStore;
beforeEach(async () => {
  store = await contentStore();
});
afterEach(() => store.database.drop());

const product = { title: 'Guide RNA in tubes', summary: 'Guides.' };

/** A help article under a tag that stands for a product, all of them published. */
async function anArticleOfAProduct() {
  const page = await store.create('product', '/product/tubes', product);
  const tag = await store.create('tag', null, {
    title: 'Tubes',
    tag_type: 'product',
    slug: 'tubes',
    product: { entry: page },
  });
  const category = await store.create('help_category', '/help/category/bench', { title: 'Bench', slug: 'bench' });
  const article = await anArticle('Dissolve guides', category, { tags: [{ entry: tag }] });
  for (const id of [page, tag, category, article]) await store.publish(id);
  return { page, tag, category, article };
}

const anArticle = (title: string, category: string, more: object) =>
  store.create('help_article', `/help/${title.toLowerCase().replaceAll(' ', '-')}`, {
    title,
    summary: 'How.',
    categories: [{ entry: category }],
    body,
    ...more,
  });

const articles = async (order: 'product' | 'title') =>
  (await selectCards(store.database.pool, { types: ['help_article'], facets: [], order, skip: 0, limit: 100 })).rows;

const shown = (title: string, url: string) => ({
  tags: [{ title: 'Tubes', card: { slug: 'tubes', product: { title, url } } }],
});

test('a help article comes with its category tags and the product of each, in lists and alone (CT-30)', async () => {
  const { article } = await anArticleOfAProduct();
  const tubes = shown('Guide RNA in tubes', '/product/tubes');
  expect(await articles('title')).toMatchObject([{ card: { ...tubes, categories: [{ title: 'Bench' }] } }]);
  expect(await findById(store.database.pool, article)).toMatchObject({ fields: tubes });
});

test('a product that is renamed, moved or taken off is so on the articles of its tag', async () => {
  const { page } = await anArticleOfAProduct();
  await store.save(page, null, '/product/single-tubes', { ...product, title: 'Single tubes' });
  await store.publish(page);
  expect(await articles('title')).toMatchObject([{ card: shown('Single tubes', '/product/single-tubes') }]);
  await store.unpublish(page);
  expect((await articles('title'))[0]?.card['tags']).toMatchObject([{ title: 'Tubes', card: { slug: 'tubes' } }]);
  expect(JSON.stringify(await articles('title'))).not.toContain('Single tubes');
});

test('articles that show each other are drawn again once, and end', async () => {
  const { category, article } = await anArticleOfAProduct();
  const other = await anArticle('Store guides', category, { related: [{ entry: article }] });
  await store.publish(other);
  const fields = { title: 'Dissolve tubes', summary: 'How.', categories: [{ entry: category }], body };
  await store.save(article, null, '/help/dissolve-guides', { ...fields, related: [{ entry: other }] });
  expect(await store.publish(article)).toMatchObject({ ok: true });
  expect(await findById(store.database.pool, other)).toMatchObject({
    fields: { related: [{ title: 'Dissolve tubes' }] },
  });
});

test('descending by the product, its own before that of its tags; articles without one are last', async () => {
  const { page, category } = await anArticleOfAProduct();
  const later = await store.create('product', '/product/plates', { title: 'Plates', summary: 'Guides.' });
  const of = await anArticle('Seal a plate', category, { product: { entry: later } });
  const none = await anArticle('A visit', category, {});
  for (const id of [later, of, none]) await store.publish(id);
  const titles = (await articles('product')).map(({ title }) => title);
  const first = later > page ? ['Seal a plate', 'Dissolve guides'] : ['Dissolve guides', 'Seal a plate'];
  expect(titles).toEqual([...first, 'A visit']);
});
