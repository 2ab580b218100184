import { describe, expect, test } from 'vitest';
import { richTextFromMarkdown } from '../rich-text/index.ts';
import { contentTypes } from '../type/index.ts';
import { cardOf, facetsOf, linkKey, linkKeys, mapFields, readShownEntry, usesOf, wordsOf } from './index.ts';

const body = richTextFromMarkdown(
  'See [help](/help#plate) and [a paper](https://doi.org/10.1126/science.1225829).\n\n![A plate](media:m1)',
);

describe('what an entry points at', () => {
  test('is found in fields, rows, blocks and rich text', () => {
    const uses = usesOf('home', {
      title: 'Home',
      blocks: [
        {
          id: '1',
          block: 'hero',
          heading: 'x',
          image: { media: 'm2', alt: '' },
          actions: [{ label: 'Go', href: '/order/guide-rna' }],
        },
        { id: '2', block: 'rich_text', body },
        { id: '3', block: 'entry_list', type: 'event', tag: { entry: 'e1' } },
      ],
    });
    expect(uses.entries).toEqual(['e1']);
    expect(uses.media.toSorted()).toEqual(['m1', 'm2']);
    expect(uses.links).toEqual(['/order/guide-rna', '/help#plate', 'https://doi.org/10.1126/science.1225829']);
    expect(linkKeys(uses)).toEqual(['/order/guide-rna', '/help']);
  });

  test.each([
    ['/Blog/The-PAM/?from=here#a-place', '/blog/the-pam'],
    ['/', '/'],
    [`/media/${'a1'.repeat(32)}/Data-Sheet.pdf`, `/media/${'a1'.repeat(32)}`],
    ['https://example.org/blog/the-pam', null],
    ['#a-place', null],
    [`/${'a'.repeat(400)}`, null],
  ])('a link to %s is looked up as %s', (href, key) => {
    expect(linkKey(href)).toBe(key);
  });
});

describe('facets (CT-31)', () => {
  const tag = (tag_type: string, slug: string) => ({
    id: slug,
    type: 'tag',
    title: slug,
    url: null,
    card: { tag_type, slug },
  });

  test('are the year, the tags by their type, and the filters of the type', () => {
    const post = {
      date_updated: '2026-11-18',
      tags: [tag('research-area', 'immunology'), tag('product', 'guide-rna')],
      category: { id: 'c', type: 'blog_category', title: 'Protocols', url: null, card: { slug: 'protocols' } },
    };
    expect(facetsOf('blog_post', post).toSorted()).toEqual([
      'blog_category:protocols',
      'category:protocols',
      'product:guide-rna',
      'research_area:immunology',
      'year:2026',
    ]);
    expect(facetsOf('event', { starts_at: '2027-01-21T15:00Z', location: 'online', event_type: 'webinar' })).toEqual([
      'year:2027',
      'location:online',
      'type:webinar',
    ]);
  });
});

test('the words of an entry are what a reader reads, without addresses', () => {
  const words = wordsOf('press_news', { title: 'A form', source: 'Bench Weekly', href: 'https://x.example/y' });
  expect(words).toEqual({ title: 'A form', summary: '', body: 'Bench Weekly' });
  expect(wordsOf('legal', { title: 'Terms', body }).body).toBe('See help and a paper.');
});

test('a card on a card is only a title and an address', () => {
  const author = {
    id: 'a',
    type: 'author',
    title: 'Bench desk',
    url: '/authors/bench-desk',
    card: { role: 'Protocols' },
  };
  expect(cardOf('blog_post', { summary: 'Short', author, body })).toEqual({
    summary: 'Short',
    author: { id: 'a', type: 'author', title: 'Bench desk', url: '/authors/bench-desk', card: {} },
  });
});

test('a tag on a card names the product that it stands for, and nothing of it beside title and address (CT-30)', () => {
  const product = { id: 'p', type: 'product', title: 'Tubes', url: '/product/tubes', card: { summary: 'Short' } };
  const tag = {
    id: 't',
    type: 'tag',
    title: 'Tubes',
    url: null,
    card: { tag_type: 'product', slug: 'tubes', product },
  };
  expect(cardOf('help_article', { tags: [tag] })).toEqual({
    tags: [{ ...tag, card: { slug: 'tubes', product: { ...product, card: {} } } }],
  });
});

test('values are changed in place, and what is undefined is taken out', () => {
  const blocks = [
    { id: '1', block: 'hero', heading: 'x', image: { media: 'm', alt: '' } },
    { id: '2', block: 'unknown', y: 1 },
  ];
  const changed = mapFields(contentTypes.home.fields, { title: 'Home', blocks }, (field, value) =>
    field.kind === 'image' ? undefined : value,
  );
  expect(changed).toEqual({ title: 'Home', blocks: [{ id: '1', block: 'hero', heading: 'x' }, blocks[1]] });
});

describe('a row of the read model', () => {
  const row = {
    id: 'x',
    type: 'author',
    url: '/authors/bench-desk',
    title: 'Bench desk',
    fields: { title: 'Bench desk', role: 'Protocols' },
    firstPublishedAt: '2026-11-23T10:00:00.000Z',
    publishedAt: '2026-11-23T10:00:00.000Z',
  };

  test('is read by the schema of its type', () => {
    expect(readShownEntry(row)).toEqual(row);
  });

  test('of a type or shape that cannot be drawn is none', () => {
    expect(readShownEntry({ ...row, type: 'newsreel' })).toBeNull();
    expect(readShownEntry({ ...row, fields: { role: 7 } })).toBeNull();
  });
});
