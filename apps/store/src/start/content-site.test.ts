import { theStore } from '@cutsite/content-service/entries';
import { starterContent } from '@cutsite/content-service/starter';
import { importContent } from '@cutsite/content-service/transfer';
import { withTransaction } from '@cutsite/service-base/database';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addresses, category, type Entry, entries, fieldsByType, idOf } from '../testing/entry-of-each-type.ts';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

let database: TestDatabase;
let store: StoreProcess;
let origin: string;

function bring(file: readonly Entry[]) {
  return withTransaction(database.pool, (client) =>
    importContent(client, { format: 1, media: [], entries: [...file] }, { by: theStore, now: new Date() }, (client) =>
      announcePageChange(client, null),
    ),
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  // With the starter set there, the demo brings nothing of its own in.
  await bring((await starterContent()).entries);
  store = spawnStore({ DATABASE_URL: database.connectionString, OVERLOAD_DELAY_MS: '0' });
  origin = await store.ready;
}, 300_000);
afterAll(async () => {
  store.child.kill('SIGTERM');
  await store.exited;
  await database.drop();
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
const html = async (path: string): Promise<string> => (await get(path)).text();

const named = [
  '/',
  '/events',
  '/events/thanks',
  '/resources',
  '/applications',
  '/blog',
  '/stories',
  '/team',
  '/company',
  '/customers',
  '/contact',
  '/help',
  '/careers',
  '/publications',
  '/success',
  '/press',
  '/podcast',
  '/guides',
  '/search',
  '/terms',
];

test.each(named)('%s stands without entries of its own (CT-1 to CT-13)', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>');
});

test.each([
  ['/forms/contact', '/contact'],
  ['/forms/helpful?why=else', '/help'],
  ['/forms/event-registration', '/events'],
])('%s, which no form was sent to, leads to a page that stands (CT-43)', async (address, to) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  expect((await get(to)).status).toBe(200);
});

test('earlier versions of a legal text stand at their own address, listed, and not for search engines (CT-70)', async () => {
  const { publishEntry } = await import('@cutsite/content-service/publishing');
  const { saveEntry } = await import('@cutsite/content-service/entries');
  const { entries: starter } = await starterContent();
  const terms = starter.find(({ type, url }) => type === 'legal' && url === '/terms');
  if (terms === undefined) throw new Error('the starter set brings no terms');
  const first = await html('/terms');
  expect(first).not.toContain('>Versions<');
  const writer = { by: theStore, now: new Date() };
  await withTransaction(database.pool, async (client) => {
    const fields = { ...terms.fields, title: 'Terms of another day', text_version: '2031-01' };
    await saveEntry(client, { id: terms.id, revision: null, url: '/terms', fields }, writer);
    await publishEntry(client, { id: terms.id, revision: null }, writer, (one) => announcePageChange(one, null));
  });
  await vi.waitFor(async () => expect(await html('/terms')).toContain('Version 2031-01'));
  const newest = await html('/terms');
  expect(newest).toContain('href="/terms?version=1"');
  expect(newest).not.toContain('noindex');
  const earlier = await html('/terms?version=1');
  expect(earlier).toContain('This is an earlier version.');
  expect(earlier).toContain(`Version ${String(terms.fields['text_version'])}`);
  expect(earlier).not.toContain('Terms of another day</h1>');
  expect(earlier).toContain('<meta name="robots" content="noindex"/>');
  expect(earlier).toMatch(/<link rel="canonical" href="[^"?]*\/terms"/);
  for (const none of ['2', '9', '0', '-1', 'x']) {
    const answer = await get(`/terms?version=${none}`);
    expect([none, answer.status, answer.headers.get('location')]).toEqual([none, 302, '/terms']);
  }
});

test('the home page is the published entry, block by block, with no script but the islands (CT-1, promise P7)', async () => {
  const { entries: starter } = await starterContent();
  const home = starter.find(({ type }) => type === 'home');
  if (home === undefined) throw new Error('the starter set brings no home');
  const { publishEntry, unpublishEntry } = await import('@cutsite/content-service/publishing');
  const { saveEntry } = await import('@cutsite/content-service/entries');
  const writer = { by: theStore, now: new Date() };
  const announce = (client: Parameters<typeof announcePageChange>[0]) => announcePageChange(client, null);
  const blocks = home.fields['blocks'] as readonly { readonly id: string }[];
  const added = {
    id: 'new',
    block: 'call_to_action',
    heading: 'Open days',
    actions: [{ label: 'Go', href: '/events' }],
  };
  await withTransaction(database.pool, async (client) => {
    const fields = { ...home.fields, title: 'Ours', blocks: [...blocks, added] };
    await saveEntry(client, { id: home.id, revision: null, url: '/', fields }, writer);
    await publishEntry(client, { id: home.id, revision: null }, writer, announce);
  });
  await vi.waitFor(async () => expect(await html('/')).toContain('Open days'));
  const page = await html('/');
  expect(page).toContain('<title>Ours · Cutsite</title>');
  expect(page).toContain('data-island="try-one-target"');
  expect([...page.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/),
  ]);
  await withTransaction(database.pool, (client) =>
    unpublishEntry(client, { id: home.id, revision: null }, writer, announce),
  );
  await vi.waitFor(async () => expect(await html('/')).not.toContain('Open days'));
  expect(await html('/')).toContain('data-island="try-one-target"');
});

describe('with an entry of each type', () => {
  beforeAll(async () => {
    const outcome = await bring(entries());
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  });

  test.each(Object.entries(addresses))(
    '%s has a page, with no script but the islands (CT-16 to CT-20, promise P7)',
    async (type, path) => {
      const answer = await get(path);
      const text = await answer.text();
      expect([type, answer.status]).toEqual([type, 200]);
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      const files = [...text.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src);
      expect(files).toEqual([expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/)]);
      expect(text).toContain(`<link rel="canonical" href="http`);
      expect(text).toContain('property="og:title"');
    },
  );

  test.each([
    ['/Blog/SAMPLE', '/blog/sample'],
    ['/blog/sample/', '/blog/sample'],
    ['/EVENTS', '/events'],
    ['/Blog/Category/PROTOCOLS', '/blog/category/protocols'],
    ['/blog/RESEARCH-AREA/Immunology/?year=2026', '/blog/research-area/immunology?year=2026'],
    ['/blog/sample/?utm=x', '/blog/sample?utm=x'],
  ])('%s leads to %s for good (CT-27, ruling 88)', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test('the blog is filtered by category, by type of tag and slug, and by year in the address (CT-22, CT-23, CT-31)', async () => {
    for (const path of ['/blog/category/protocols', '/blog/research-area/immunology', '/blog?year=2026,1999']) {
      expect(await html(path)).toContain('href="/blog/sample"');
    }
    expect(await html('/blog?year=1999')).not.toContain('href="/blog/sample"');
  });

  test.each(['/blog/category/nothing', '/blog/research-area/nothing', '/blog/colour/red', '/not/there', '/help/none'])(
    '%s leads to the not-found page, which is not found itself (CT-24, CT-39, ruling 51)',
    async (path) => {
      const answer = await get(path);
      const to = answer.headers.get('location') ?? '';
      expect(answer.status).toBe(302);
      expect(to).toBe(`/errors/HTTP404.html?error=Not+Found&from=${encodeURIComponent(path)}`);
      const page = await get(to);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('noindex');
    },
  );

  test('the press page has its releases, the guide its chapter, a search its marks (CT-28, CT-35, promise N3)', async () => {
    expect(await html('/press')).toContain('href="/press/sample"');
    expect(await html('/search?q=weight')).toContain('<mark>weight</mark>');
    expect(await html('/search?q=%00%27%22--')).toContain('<h1>Search</h1>');
  });

  test('below an article stand others by the day of their last change, and not itself (CT-25)', async () => {
    const author = { entry: idOf(Object.keys(addresses).indexOf('author') + 1) };
    const shared = {
      author,
      category: { entry: category.id },
      summary: 'Summary',
      body: fieldsByType['blog_post']?.['body'],
    };
    const posts = ['2026-03-01', '2026-05-01', '2026-01-01', '2026-04-01', '2026-02-01'].map((day, at): Entry => {
      const fields = { ...shared, title: `Of ${day}`, date_updated: day };
      return { id: idOf(950 + at), type: 'blog_post', type_version: 1, url: `/blog/${day}`, published: true, fields };
    });
    const outcome = await bring(posts);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const [, below = ''] = (await html('/blog/2026-04-01')).split('Recent articles');
    const shown = [...below.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(shown).toEqual(['sample', '2026-05-01', '2026-03-01', '2026-02-01']);
  });

  test('what is published can be found by machines: a map of the site and feeds, absolute and well-formed (CT-79)', async () => {
    const map = await html('/sitemap.xml');
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of Object.values(addresses).filter((path) => path !== '/thanks/sample')) {
      expect(listed).toContain(path);
    }
    const ofProgram = ['/', '/blog', '/resources', '/events', '/help', '/compare', '/order/guide-rna', '/careers'];
    expect(ofProgram.filter((path) => !listed.includes(path))).toEqual([]);
    for (const path of listed) {
      const page = await get(path);
      expect([path, page.status, (await page.text()).includes('content="noindex"')]).toEqual([path, 200, false]);
    }
    expect(await html('/robots.txt')).toContain(`\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`);
    for (const kind of ['blog', 'podcast', 'press']) {
      const feed = await html(`/${kind}/rss.xml`);
      expect(await html(`/${kind}`)).toMatch(
        new RegExp(`<link rel="alternate" type="application/rss\\+xml" [^>]*href="http[^"]*/${kind}/rss.xml"`),
      );
      const [, guid = ''] = /<guid>([^<]+)<\/guid>/.exec(feed) ?? [];
      expect(new URL(guid).pathname).toMatch(new RegExp(`^/${kind}/`));
      expect(feed).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT<\/pubDate>/);
    }
  });

  test.each([
    ['/blog/sample', ['Article', 'BreadcrumbList']],
    ['/resources/sample', ['Article', 'BreadcrumbList']],
    ['/product/sample', ['Product']],
    ['/product/enhanced', ['Product']],
    ['/events/sample', ['Event', 'BreadcrumbList']],
    ['/podcast/sample', ['PodcastEpisode', 'BreadcrumbList']],
    ['/workflows/sample', ['HowTo']],
    ['/help/sample', ['HowTo', 'BreadcrumbList']],
    ['/questions', ['FAQPage']],
  ])('%s says in the words of schema.org that it is %j', async (path, kinds) => {
    const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes.' }] }] };
    const blocks = [{ id: 'q1', block: 'faq', questions: [{ question: 'Is it so?', answer }] }];
    const fields = { title: 'Questions', blocks };
    if (path === '/questions') {
      const page = { id: idOf(970), type: 'landing', type_version: 1, url: path, published: true, fields } as const;
      const outcome = await bring([page]);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    }
    const page = await html(path);
    const found = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, data = '']) => JSON.parse(data),
    );
    expect(found.map((data) => data['@type'])).toEqual(kinds);
    for (const data of found) expect(data['@context']).toBe('https://schema.org');
  });

  test('a page that was kept is another one as soon as its entry is (promise N1)', async () => {
    expect(await html('/legal/sample')).toContain('Version Version');
    const id = idOf(Object.keys(addresses).indexOf('legal') + 1);
    const { publishEntry } = await import('@cutsite/content-service/publishing');
    const { saveEntry } = await import('@cutsite/content-service/entries');
    const writer = { by: theStore, now: new Date() };
    await withTransaction(database.pool, async (client) => {
      const fields = { ...fieldsByType['legal'], text_version: 'of today' };
      await saveEntry(client, { id, revision: null, url: '/legal/sample', fields }, writer);
      await publishEntry(client, { id, revision: null }, writer, (client) => announcePageChange(client, null));
    });
    await vi.waitFor(async () => expect(await html('/legal/sample')).toContain('Version of today'));
  });
});

test('a search that finds nothing is counted each time for editors, and written when the store stops (CT-60)', async () => {
  for (const typed of ['Xylophone', '+xylophone+', 'rosa%40helixlab.example', 'weight'])
    await get(`/search?q=${typed}`);
  expect(await html('/help?q=xylophone')).toContain('Nothing found for “xylophone”');
  await get('/search?q=Xylophone');
  store.child.kill('SIGTERM');
  await store.exited;
  const { rows } = await database.pool.query('select words, place, times from content.missed_search order by place');
  expect(rows).toEqual([
    { words: 'xylophone', place: 'help', times: 1 },
    { words: 'xylophone', place: 'site', times: 3 },
  ]);
});
