import { describe, expect, test } from 'vitest';
import { richTextFromMarkdown } from '../rich-text/index.ts';
import { contentTypeNames } from '../type/index.ts';
import { addressOf, cleanFields, fieldFaults, proposedUrl, urlFault } from './index.ts';

const messages = (faults: readonly { readonly message: string }[]): string[] => faults.map(({ message }) => message);

describe('a draft', () => {
  test.each(contentTypeNames)('of %s may be empty, and publishing then names everything that is missing', (type) => {
    expect(fieldFaults(type, {}, 'draft')).toEqual([]);
    const faults = fieldFaults(type, {}, 'ready');
    expect(faults.length).toBeGreaterThan(0);
    for (const { message, path } of faults) {
      expect(message).toMatch(/ is missing\.$/);
      expect(path).toHaveLength(1);
    }
  });

  test('with a field that its type does not have is refused by its name', () => {
    expect(messages(fieldFaults('author', { title: 'Bench desk', price: 1 }, 'draft'))).toEqual([
      'There is no field price.',
    ]);
  });

  test('with a value of another kind is refused at its field', () => {
    expect(fieldFaults('blog_post', { date_updated: 'soon', tags: 'all' }, 'draft').map(({ path }) => path)).toEqual([
      ['date_updated'],
      ['tags'],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'http://plain.example',
    'ftp://x.example',
  ])('cannot keep the link %s', (href) => {
    expect(fieldFaults('press_news', { href }, 'draft')).toHaveLength(1);
  });
});

describe('blocks', () => {
  test('are checked by the fields of their own type, and the fault says in which block', () => {
    const blocks = [
      { id: 'a', block: 'hero', heading: '' },
      { id: 'b', block: 'quote', text: 'Words', source: 'Somebody', colour: 'red' },
      { id: 'b', block: 'marquee' },
    ];
    expect(fieldFaults('home', { title: 'Home', blocks }, 'ready')).toEqual([
      { path: ['blocks', 0, 'heading'], message: 'Heading is missing.' },
      { path: ['blocks', 1], message: 'There is no field colour.' },
      { path: ['blocks', 2], message: 'There is no block marquee.' },
    ]);
  });

  test('have ids of their own', () => {
    const twice = [
      { id: 'a', block: 'hero', heading: 'One' },
      { id: 'a', block: 'hero', heading: 'Two' },
    ];
    expect(messages(fieldFaults('home', { blocks: twice }, 'draft'))).toEqual(['Two blocks have the same id.']);
  });
});

test('what no page shows keeps an entry from being published, and is cleaned away', () => {
  const body = {
    type: 'doc',
    content: [
      ...richTextFromMarkdown('Fine.').content,
      { type: 'iframe', attrs: { src: 'https://elsewhere.example' } },
    ],
  };
  const fields = { title: 'Terms', text_version: '1', valid_from: '2026-11-23', body };
  expect(fieldFaults('legal', fields, 'draft')).toEqual([]);
  expect(fieldFaults('legal', fields, 'ready')).toEqual([
    { path: ['body'], message: 'Text holds what no page shows: node iframe.' },
  ]);
  expect(fieldFaults('legal', cleanFields('legal', fields), 'ready')).toEqual([]);
});

describe('the address of an entry (ruling 67)', () => {
  test('is proposed by its type, and there is none for a type without pages', () => {
    expect(proposedUrl('blog_post', 'the-pam')).toBe('/blog/the-pam');
    expect(proposedUrl('tag', 'crispr')).toBeNull();
    expect(urlFault('tag', '/tags/crispr')?.message).toBe('Tag has no page, and so no address.');
  });

  test.each(['/Blog/x', '/blog/x/', 'blog/x', '/blog//x', '/blog/x y', '/../x', `/${'a'.repeat(300)}`])(
    '%s is none',
    (url) => {
      expect(urlFault('blog_post', url)?.path).toEqual(['url']);
    },
  );

  test.each(['/blog/category', '/blog/product/x', '/api/x', '/order', '/office/content', '/errors/http404.html'])(
    '%s is kept for other pages (ruling 88)',
    (url) => {
      expect(urlFault('landing', url)).not.toBeNull();
    },
  );

  test.each(['/events', '/help', '/blog', '/search', '/compare', '/projects', '/terms', '/health', '/forgot-password'])(
    '%s is answered by the program, so that nobody would see an entry there',
    (url) => {
      expect(urlFault('landing', url)?.message).toBe(`${url} is a page of its own, which no entry replaces.`);
    },
  );

  test.each([
    ['landing', '/events/thanks'],
    ['thank_you', '/events/thanks'],
    ['landing', '/careers'],
    ['press_landing', '/press'],
    ['home', '/'],
    ['legal', '/terms'],
    ['guide_home', '/learn/what-cuts'],
  ] as const)('an entry of type %s fills %s', (type, url) => {
    expect(urlFault(type, url)).toBeNull();
  });

  test('sets an entry apart with letters folded; a tag is set apart by its type and slug', () => {
    expect(addressOf('landing', '/screens', {})).toBe('/screens');
    expect(addressOf('tag', null, { tag_type: 'product', slug: 'guide-rna' })).toBe('tag:product/guide-rna');
    expect(addressOf('tag', null, { tag_type: 'product' })).toBeNull();
  });

  test('of an enhanced product may be that of a product, which is looked for first (CT-21)', () => {
    expect(addressOf('enhanced_product', '/product/x', {})).not.toBe(addressOf('product', '/product/x', {}));
  });
});
