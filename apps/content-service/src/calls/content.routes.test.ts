import { withTransaction } from '@cutsite/service-base/database';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { theStore } from '../entries/index.ts';
import { starterContent } from '../starter/index.ts';
import { importContent } from '../transfer/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const file = await starterContent();
  const writer = { by: theStore, now: new Date() };
  await withTransaction(service.pool, (client) => importContent(client, file, writer, async () => undefined));
});
afterAll(() => service.stop());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ url: `/api/content/${url}`, headers });

describe('what is published is read by other front ends (CT-26 to CT-31)', () => {
  test('by type, ordered and filtered, a page at a time; help articles by the product, too (CT-29, CT-30)', async () => {
    const categories = await get('entries/?type=help_category&order=slug');
    expect(categories.json().entries.map(({ card }: { card: { slug: string } }) => card.slug)).toEqual([
      'cells',
      'guide-rna',
      'libraries',
      'orders',
    ]);
    const page = await get(
      'entries/?type=help_article&filter=category:libraries,category:cells&order=title&limit=1&skip=1',
    );
    expect(page.json()).toMatchObject({ total: 5, entries: [{ url: '/help/order-a-gene-library' }] });
    expect((await get('entries/?type=help_article&order=product')).json().total).toBeGreaterThan(9);
  });

  test('by its address in any case, with what it refers to, and by its id', async () => {
    const found = await get('by-url/?url=/Help/Order-A-Plate/');
    const { entry } = found.json();
    expect(entry).toMatchObject({ url: '/help/order-a-plate', fields: { categories: [{ title: 'Guide RNA' }] } });
    expect((await get(`entries/${entry.id}/`)).json()).toEqual(entry);
  });

  test('an address where nothing is answers with where a visitor goes (CT-36, CT-39)', async () => {
    const answer = await get('by-url/?url=/help/nothing');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { name: 'Content Stack Fetch By URL Error', redirect: { to: '/errors/HTTP404.html', error: 'Not Found' } },
    ]);
  });

  test('an id and a type that are not known answer with the name of their failure (CT-37, CT-38)', async () => {
    for (const id of ['nothing', '00000000-0000-8000-a000-00000000ffff']) {
      const answer = await get(`entries/${id}/`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { name: 'Content Stack Fetch By ID Error' }]);
    }
    for (const types of ['nothing', 'help_article,Help_Article', 'toString']) {
      const answer = await get(`entries/?type=${types}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { name: 'Content Stack Fetch By Type Error' }]);
    }
  });

  test('by words, and a caller who has the answer already gets none', async () => {
    const first = await get('search/?q=phosphorothioate');
    expect(first.json()).toMatchObject({ total: 1, hits: [{ url: '/help/order-tubes' }] });
    const etag = String(first.headers['etag']);
    expect((await get('search/?q=phosphorothioate', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});
