import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentTypeNames } from '@cutsite/content/type';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noMediaFiles } from '../media/index.ts';
import { findByUrl } from '../published/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { runContentCommand } from '../transfer/index.ts';
import { readExportFolder } from './index.ts';
import { mappings } from './mapping.table.ts';
import { richTextOf } from './rich-text-of-nodes.ts';

let store: ContentStore;
let folder: string;
let lines: string[];
beforeEach(async () => {
  store = await contentStore();
  folder = await mkdtemp(join(tmpdir(), 'contentstack-'));
  lines = [];
});
afterEach(async () => {
  await store.database.drop();
  await rm(folder, { recursive: true });
});

const write = async (path: string, content: unknown): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const run = (...words: string[]) =>
  runContentCommand(words, {
    pool: store.database.pool,
    files: noMediaFiles,
    now: () => new Date(),
    print: (line: string) => void lines.push(line),
    announce: async () => undefined,
    starter: () => Promise.reject(new Error('not asked for')),
    fromContentstack: readExportFolder,
  });

const publish_details = [{ environment: 'blt1', locale: 'en-us', time: '2026-11-01T00:00:00Z', user: 'u' }];
const system = { locale: 'en-us', _version: 3, ACL: {}, tags: [], created_at: '2026-11-01T00:00:00Z', publish_details };
const post = {
  ...system,
  uid: 'bltpost',
  title: 'The PAM',
  url: '/Blog/The-PAM/',
  summary: 'Three letters that stay on the genome.',
  author: [{ uid: 'bltauthor', _content_type_uid: 'author' }],
  blog_category: [{ uid: 'bltcat', _content_type_uid: 'blog_category' }],
  date_updated: '2026-11-18T00:00:00.000Z',
  hero: { uid: 'bltasset', filename: 'plate.svg' },
  body: '<h1>What it is</h1><p>Three <b>letters</b>, <a href="javascript:alert(1)">here</a>.</p><script>alert(1)</script>',
  reading_time: 7,
  seo: { title: 'PAM', description: 'About it.', keywords: 'pam, cas9' },
};
const author = { ...system, uid: 'bltauthor', title: 'Bench desk', url: '/authors/bench-desk', role: 'Protocols' };
const category = { ...system, uid: 'bltcat', title: 'Protocols', slug: 'protocols' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9"/></svg>';

async function anExport(): Promise<void> {
  await write('entries/blog_post/en-us/index.json', { 1: 'a-entries.json' });
  await write('entries/blog_post/en-us/a-entries.json', { bltpost: post });
  await write('entries/author/en-us.json', { bltauthor: author });
  await write('entries/blog_category/en-us/b-entries.json', { bltcat: category });
  await write('entries/newsreel/en-us/c-entries.json', { bltreel: { ...system, uid: 'bltreel', title: 'Reel' } });
  await write('assets/assets.json', { 1: 'd-assets.json' });
  await write('assets/d-assets.json', {
    bltasset: { uid: 'bltasset', filename: 'plate.svg', title: 'A plate', description: 'A plate of guides' },
    bltgone: { uid: 'bltgone', filename: 'gone.svg' },
  });
  await write('assets/files/bltasset/plate.svg', svg);
}

describe("an import of Contentstack's export folder", () => {
  test('shows first what it would do, and names what has no place', async () => {
    await anExport();
    expect(await run('import', '--from', 'contentstack', folder, '--dry-run')).toBe(0);
    for (const line of [
      '  blog_post: reading_time (1)',
      '  blog_post: seo.keywords (1)',
      '  blog_post: body: link javascript:alert(1) (1)',
      '  newsreel: the type has no mapping (1)',
      '  asset gone.svg: its file is not in the folder (1)',
      '+ blog_post /blog/the-pam',
      '3 added, 0 changed, 0 the same.',
      'A dry run: nothing was changed.',
    ])
      expect(lines).toContain(line);
    expect(await store.rows('select 1 from content.entry')).toEqual([]);
  });

  test('publishes what was published, with references, picture and clean text; a second one changes nothing', async () => {
    await anExport();
    expect(await run('import', '--from', 'contentstack', folder)).toBe(0);
    const found = await findByUrl(store.database.pool, '/blog/the-pam');
    expect(found).toMatchObject({
      entry: {
        title: 'The PAM',
        fields: {
          author: { title: 'Bench desk' },
          category: { title: 'Protocols' },
          date_updated: '2026-11-18',
          hero: { alt: 'A plate of guides', width: 40 },
          seo_title: 'PAM',
        },
      },
    });
    expect(JSON.stringify(found)).not.toMatch(/javascript|alert/);
    await run('import', '--from', 'contentstack', folder);
    expect(lines).toContain('0 added, 0 changed, 3 the same.');
  });

  test('says which fields differ, and makes a draft of them', async () => {
    await anExport();
    await run('import', '--from', 'contentstack', folder);
    await write('entries/author/en-us.json', { bltauthor: { ...author, title: 'Design desk' } });
    expect(await run('import', '--from', 'contentstack', folder)).toBe(0);
    expect(lines).toContain('~ author /authors/bench-desk: title (a new draft; what is live stays)');
    expect(await findByUrl(store.database.pool, '/authors/bench-desk')).toMatchObject({
      entry: { title: 'Bench desk' },
    });
  });

  test('changes nothing at all where an entry cannot be published', async () => {
    await anExport();
    await write('entries/author/en-us.json', { bltauthor: { ...author, role: '' } });
    expect(await run('import', '--from', 'contentstack', folder)).toBe(1);
    expect(lines.join('\n')).toContain('author /authors/bench-desk: role: Role is missing.');
    expect(await store.rows('select 1 from content.entry')).toEqual([]);
  });

  test('reads no file outside of its folder', async () => {
    await anExport();
    await write('assets/e-assets.json', { bltx: { uid: '..', filename: '../../secret.svg' } });
    await run('import', '--from', 'contentstack', folder, '--dry-run');
    expect(lines).toContain('  asset ../../secret.svg: its file is not in the folder (1)');
  });

  test.each([
    [['import', '--from', 'wordpress', '.']],
    [['import', '--from', 'contentstack']],
    [['import', '--from', 'contentstack', '.', '--locale', '../x']],
  ])('says how it is used: %j', async (words) => {
    expect(await run(...words)).toBe(2);
  });

  test('of a folder that is none is refused', async () => {
    expect(await run('import', '--from', 'contentstack', join(folder, 'none'))).toBe(1);
  });
});

test('each type of ours has a mapping of its own', () => {
  expect(Object.keys(mappings).toSorted()).toEqual(contentTypeNames.toSorted());
  expect(new Set(Object.values(mappings).map(({ uid }) => uid)).size).toBe(contentTypeNames.length);
});

describe('rich text of Contentstack', () => {
  const read = (value: unknown) => richTextOf(value, (uid) => (uid === 'known' ? 'media-1' : null));
  const json = {
    type: 'doc',
    children: [
      { type: 'h2', children: [{ text: 'Head' }] },
      { type: 'p', children: [{ text: 'a ' }, { text: 'b', bold: true }] },
      { type: 'ul', children: [{ type: 'li', children: [{ type: 'fragment', children: [{ text: 'one' }] }] }] },
      { type: 'reference', attrs: { 'asset-uid': 'known', 'asset-alt': 'A plate' }, children: [{ text: '' }] },
    ],
  };
  const ours = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ' },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] }],
      },
      { type: 'image', attrs: { media: 'media-1', alt: 'A plate' } },
    ],
  };

  test('as JSON and as HTML comes to the same', () => {
    expect(read(json)).toEqual({ text: ours, removed: [] });
    const html =
      '<h2>Head</h2>\n<p>a <strong>b</strong></p><ul>\n<li>one</li></ul><img asset_uid="known" alt="A plate" src="https://x.example/a.png">';
    expect(read(html)).toEqual({ text: ours, removed: [] });
  });

  test('keeps tables, quotes, code and rules', () => {
    const html =
      '<blockquote><p>q</p></blockquote><pre><code>a\n b</code></pre><hr><table><tbody><tr><th>h</th><td>c</td></tr></tbody></table>';
    const cell = (type: string, text: string) => ({
      type,
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    expect(read(html)?.text.content).toMatchObject([
      { type: 'blockquote' },
      { type: 'codeBlock', content: [{ text: 'a\n b' }] },
      { type: 'horizontalRule' },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader', 'h'), cell('tableCell', 'c')] }] },
    ]);
  });

  test.each([
    ['<p>x</p><img src="https://x.example/a.png">', 'picture https://x.example/a.png'],
    ['<p><a href="javascript:alert(1)">x</a></p>', 'link javascript:alert(1)'],
    ['<marquee>x</marquee>', 'node marquee'],
  ])('of %s says what is left out, and keeps the words', (html, what) => {
    const found = read(html);
    expect(found?.removed).toEqual([what]);
    expect(JSON.stringify(found?.text)).toContain('"x"');
  });

  test('never holds what runs', () => {
    const found = read('<script>alert(1)</script><svg onload=alert(1)><p>in</p></svg><p onclick="alert(1)">x</p>');
    expect(JSON.stringify(found?.text)).not.toContain('alert');
    expect(JSON.stringify(found?.text)).toContain('"x"');
  });

  test('is none where it is neither', () => {
    expect(read(7)).toBeNull();
  });
});
