import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

describe('links that lead nowhere (CT-59)', () => {
  const broken = async (id: string) =>
    (await office.get('broken-links/')).links
      .filter(({ entry }: { entry: { id: string } }) => entry.id === id)
      .map(({ path, because, kind }: { path: string[]; because: string; kind: string }) => [
        path.join('.'),
        kind,
        because,
      ]);

  test('pages, places on a page, entries and media that are not on the site, each with its field', async () => {
    const author = await office.anAuthor();
    await office.publish(author);
    const words = [
      '[ours](/help)',
      '[the shop](/order/guide-rna)',
      '[a place](#a-heading)',
      '[elsewhere](https://example.org/x)',
      '[nowhere](/no/such-page)',
      '[no place](#no-such-place)',
      `[a desk](${author.url}#no-such-place)`,
    ];
    const body = richTextFromMarkdown(`## A heading\n\n${words.join(' ')}`);
    const post = await office.aPost(author.id, { body, hero: { media: crypto.randomUUID(), alt: 'A plate' } });
    expect(await broken(post.id)).toEqual([]);
    const live = await office.publish(post);
    expect(live.state).toBe('published');
    const found = await broken(post.id);
    expect(found).toEqual(
      expect.arrayContaining([
        ['category', 'entry', 'not_published'],
        ['hero', 'media', 'gone'],
        ['body', 'link', 'no_page'],
        ['body', 'link', 'no_anchor'],
        ['body', 'link', 'no_anchor'],
      ]),
    );
    expect(found).toHaveLength(5);
  });

  test('a redirect leads on; what is mended or taken off the site is listed no longer', async () => {
    const author = await office.anAuthor();
    await office.publish(author);
    const old = `/old/${crypto.randomUUID()}`;
    const post = await office.aPost(author.id, { body: richTextFromMarkdown(`[there](${old}?from=here)`) });
    await office.publish({ id: post.fields.category.entry, revision: 1 });
    const live = await office.publish(post);
    expect(await broken(post.id)).toEqual([['body', 'link', 'no_page']]);
    await office.post('redirects/', { from: old, to: author.url, revision: null }, office.boss);
    expect(await broken(post.id)).toEqual([]);
    await office.post(`entries/${author.id}/unpublish/`, { revision: 2 });
    expect(await broken(post.id)).toEqual([['author', 'entry', 'not_published']]);
    await office.post(`entries/${post.id}/unpublish/`, { revision: live.revision });
    expect(await broken(post.id)).toEqual([]);
  });
});
