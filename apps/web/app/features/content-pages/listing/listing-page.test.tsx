import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentSource } from '../../../platform/content/content-source.ts';
import { noContent } from '../../../platform/content/content-source.ts';
import { ListingPage } from './listing-page.tsx';
import { isListingPath, type Listing, listings } from './listings.ts';
import { loadListing } from './load-listing.ts';

const years = Array.from({ length: 8 }, (_, at) => ({ facet: `year:${2019 + at}`, count: at + 1 }));
const content: ContentSource = { ...noContent, facets: async () => years };

async function drawn(address: string, source: ContentSource = content): Promise<string> {
  const { pathname: path, searchParams: parameters } = new URL(address, 'http://site.example');
  if (!isListingPath(path)) throw new Error(`${path} is no listing`);
  return renderToStaticMarkup(
    <ListingPage listing={await loadListing(source, listings[path], { path, parameters })} />,
  );
}

test('what is chosen stands above the list, each with a link that takes it off (CT-31)', async () => {
  const page = await drawn('/resources?year=2026,2025');
  expect(page).toContain('aria-label="Remove Year: 2026"');
  expect(page).toMatch(/<a href="\/resources\?year=2025"[^>]*aria-label="Remove Year: 2026"/);
  expect(await drawn('/resources')).not.toContain('Take off');
});

test.each([
  'year',
  'product',
  'location',
  'type',
  'blog_category',
  'application',
  'research_area',
  'resource',
] as const)('a list can be filtered by %s, which its address keeps (CT-31)', async (name) => {
  const [path] = Object.entries<Listing>(listings).find(([, { filters }]) => filters.includes(name)) ?? [];
  const source = { ...content, facets: async () => [{ facet: `${name}:some`, count: 1 }] };
  const page = await drawn(`${path}?${name}=some`, source);
  expect(page).toMatch(new RegExp(`<a href="${path}"[^>]*aria-label="Remove `));
});

test('a category of the blog is chosen by either of its names (CT-31)', async () => {
  const source = { ...content, facets: async () => [{ facet: 'blog_category:bench', count: 1 }] };
  expect(await drawn('/blog?category=bench', source)).toContain('Remove Category: ');
  expect(await drawn('/blog?blog_category=bench', source)).toContain('Remove Category: ');
});

test('five values of a filter are shown, and the others behind "more", which is open where one of them is chosen', async () => {
  expect(await drawn('/resources')).toContain('<details><summary>3 more</summary>');
  expect(await drawn('/resources?year=2019')).toContain('<details open=""><summary>3 more</summary>');
});

test('where nothing has all that is chosen, the ways on are named', async () => {
  const page = await drawn('/resources?year=2026');
  expect(page).toContain('No resource matches all filters');
  expect(page).toContain('Search all of the site');
});

test('its search looks through what it lists, and keeps filters and order', async () => {
  const page = await drawn('/resources?year=2026&order=title&page=3');
  expect(page).toContain('action="/resources"');
  expect(page).toContain('name="year" value="2026"');
  expect(page).toContain('name="order" value="title"');
  expect(page).not.toContain('name="page"');
});

const paper = (title: string, day: string) => ({
  id: title,
  type: 'publication',
  url: null,
  title,
  card: { authors: 'Doe et al.', journal: 'Journal', published_on: day, doi: `10.1000/${title}` },
});
const papers = [paper('b', '2026-02-01'), paper('a', '2026-01-01'), paper('c', '2019-01-01')];
const site = (change: Partial<ContentSource>): ContentSource => ({ ...content, ...change });

test('the order stands in the address, and papers stand under their years with how many there are (CT-71)', async () => {
  const asked: string[] = [];
  const source = site({
    list: async ({ types, order }) => {
      if (types[0] !== 'publication') return { total: 0, entries: [] };
      asked.push(order);
      return { total: 3, entries: papers };
    },
  });
  const page = await drawn('/publications?order=oldest', source);
  expect(asked).toContain('oldest');
  expect(page).toMatch(/2026 <small>8<\/small>/);
  expect(page).toContain('href="https://doi.org/10.1000/b" target="_blank" rel="noopener noreferrer"');
  expect(page).toContain('<a href="/publications?order=oldest" aria-current="true"');
  expect(page).toContain('href="/publications?order=title"');
  expect(await drawn('/publications?order=title', source)).not.toContain('2026 <small>');
  expect(await drawn('/publications?order=price', source)).toContain('<a href="/publications" aria-current="true"');
});

test('who finds nothing is asked what was meant, if that finds something, and told what filters hide (CT-72)', async () => {
  const source = site({
    suggest: async () => 'prime editing',
    list: async ({ words, facets }) => ({
      total: words === 'prime editing' ? 2 : words === 'prime edting' && facets.length === 0 ? 1 : 0,
      entries: [],
    }),
  });
  const page = await drawn('/resources?q=prime%20edting&year=2026', source);
  expect(page).toContain('No resource for “prime edting”');
  expect(page).toContain('<a href="/resources?q=prime%20editing">prime editing</a>?');
  expect(page).toContain('1 result without your filters.');
  expect(page).toContain('<a href="/resources?q=prime%20edting"');
  const inVain = site({ suggest: async () => 'prime editing' });
  expect(await drawn('/resources?q=prime%20edting', inVain)).not.toContain('Did you mean');
});

test('a value counts what it would show, beside what is chosen of other filters, and one that shows nothing stays', async () => {
  const source = site({
    facets: async ({ facets }) => {
      const has = (name: string) => facets.some(([one = '']) => one.startsWith(name));
      if (has('year')) return [{ facet: 'year:2026', count: 4 }];
      if (has('type'))
        return [
          { facet: 'year:2026', count: 4 },
          { facet: 'type:poster', count: 4 },
        ];
      return [...years, { facet: 'type:poster', count: 4 }, { facet: 'type:video', count: 2 }];
    },
  });
  const page = await drawn('/resources?type=poster', source);
  expect(page).toMatch(/<span>2026<\/span> <span>4<\/span>/);
  expect(page).toMatch(/<span data-none="true"><span>2025<\/span> <span>0<\/span>/);
  expect(page).toMatch(/type=poster,video"[^>]*><span>Video<\/span> <span>2<\/span>/);
});

const event = (id: string, days: number, more: object) => ({
  id,
  type: 'event',
  url: `/events/${id}`,
  title: id,
  card: {
    starts_at: new Date(Date.now() + days * 864e5).toISOString(),
    ends_at: new Date(Date.now() + (days + 1) * 864e5).toISOString(),
    location: 'online',
    event_type: 'webinar',
    ...more,
  },
});

test('an event says how many seats are left, and one that is over what is left of it (CT-73)', async () => {
  const talk = { id: 't', type: 'resource', url: '/resources/t', title: 'Talk', card: { resource_type: 'talk' } };
  const events = [
    event('few', 3, { takes_registrations: true, seats: 20 }),
    event('full', 4, { takes_registrations: true, seats: 5 }),
    event('gone', -9, { resources: [talk] }),
  ];
  const source = site({
    list: async ({ types, from }) =>
      types[0] === 'event' ? { total: from === undefined ? 3 : 2, entries: events } : { total: 0, entries: [] },
    seatsTaken: async () =>
      new Map([
        ['few', 14],
        ['full', 5],
      ]),
  });
  const page = await drawn('/events', source);
  expect(page).toContain('2 to come, 1 past');
  expect(page).toContain('6 seats left');
  expect(page).toContain('fully booked');
  expect(page).toContain('href="/events/few#register"');
  expect(page).not.toContain('href="/events/full#register"');
  expect(page.indexOf('Past</h2>')).toBeLessThan(page.indexOf('href="/events/gone"'));
  expect(page).toContain('aria-label="Recording of gone: Talk"');
});
