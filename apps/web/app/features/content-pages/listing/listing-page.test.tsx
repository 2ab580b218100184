import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentSource } from '../../../platform/content/content-source.ts';
import { noContent } from '../../../platform/content/content-source.ts';
import { ListingPage } from './listing-page.tsx';
import { listings } from './listings.ts';
import { loadListing } from './load-listing.ts';

const years = Array.from({ length: 8 }, (_, at) => ({ facet: `year:${2019 + at}`, count: at + 1 }));
const content: ContentSource = { ...noContent, facets: async () => years };

async function drawn(address: string): Promise<string> {
  const { pathname: path, searchParams: parameters } = new URL(address, 'http://site.example');
  return renderToStaticMarkup(
    <ListingPage listing={await loadListing(content, listings['/resources'], { path, parameters })} />,
  );
}

test('what is chosen stands above the list, each with a link that takes it off (CT-31)', async () => {
  const page = await drawn('/resources?year=2026,2025');
  expect(page).toContain('aria-label="Take off Year: 2026"');
  expect(page).toMatch(/<a href="\/resources\?year=2025"[^>]*aria-label="Take off Year: 2026"/);
  expect(await drawn('/resources')).not.toContain('Take off');
});

test('five values of a filter are shown, and the others behind "more", which is open where one of them is chosen', async () => {
  expect(await drawn('/resources')).toContain('<details><summary>3 more</summary>');
  expect(await drawn('/resources?year=2019')).toContain('<details open=""><summary>3 more</summary>');
});

test('where nothing has all that is chosen, the ways on are named', async () => {
  const page = await drawn('/resources?year=2026');
  expect(page).toContain('Nothing has all of what is chosen.');
  expect(page).toContain('Search all of the site');
});

test('its search looks through what it lists', async () => {
  expect(await drawn('/resources')).toContain('name="type" value="resource"');
});
