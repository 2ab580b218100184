import { expect, test } from 'vitest';
import { draftPasses, draftWarnings, faultsOfBlocks, firstToFill, readyFaults } from './draft-checks.ts';

const desk = { id: '6f1c2f0e-0000-4000-8000-000000000001', title: 'Bench desk' };
const image = { media: '6f1c2f0e-0000-4000-8000-000000000002', alt: ' ' };
const draft = {
  url: '/blog/the-pam',
  fields: {
    title: 'The PAM',
    author: { entry: desk.id },
    hero: image,
    body: {
      type: 'doc',
      content: [{ type: 'blockquote', content: [{ type: 'image', attrs: { media: image.media, alt: '' } }] }],
    },
  },
};
const none = new Map<string, { alt: string; is_decorative: boolean }>();
const messages = (state: string, pictures = none) =>
  draftWarnings('blog_post', draft, [{ ...desk, state }], pictures).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('pictures without words and entries that no visitor sees are said before publishing (CT-58, wish 15)', () => {
  expect(messages('draft')).toEqual([
    ['author', 'Bench desk is not on the site: the page leaves it out until it is.'],
    ['hero', 'Picture has no words: say what it shows, or that it is decorative.'],
    ['body', 'Text: a picture has no words.'],
  ]);
});

test('a picture that says by itself what it shows, or that it only decorates, lacks no words (wish 15)', () => {
  const isDecorative = (is_decorative: boolean, alt = '') => new Map([[image.media, { alt, is_decorative }]]);
  expect(messages('published', isDecorative(false, 'A plate'))).toEqual([]);
  expect(messages('published', isDecorative(true))).toEqual([]);
  expect(messages('published', isDecorative(false))).toHaveLength(2);
});

test('who has made an entry begins with the first field that it cannot do without (CT-50)', () => {
  const made = (fields: object) => ({ url: '/blog/the-pam', fields: { title: 'The PAM', ...fields } });
  expect(firstToFill('blog_post', made({}))).toBe('summary');
  expect(firstToFill('blog_post', made({ summary: 'Three letters.' }))).toBe('author');
  expect(firstToFill('landing', { url: '/l', fields: { title: 'A landing' } })).toBeNull();
});

test.each(['published', 'changed', 'scheduled'])('an entry that is %s is no news', (state) => {
  expect(messages(state).map(([path]) => path)).toEqual(['hero', 'body']);
});

test('pictures of blocks are looked at, and warnings keep nothing from being published', () => {
  const blocks = [{ id: 'a', block: 'hero', heading: 'Screen with us', image }];
  const page = { url: '/screens', fields: { title: 'Screens', blocks } };
  expect(draftWarnings('landing', page, [], none).map(({ path }) => path)).toEqual([['blocks', 0, 'image']]);
  expect(readyFaults('landing', page)).toEqual([]);
});

test('what is to be fixed is said at the block that it is of, and two calls to action in a row are worth a look', () => {
  const call = { block: 'call_to_action', heading: 'Write to us', actions: [{ label: 'Write', href: '/contact' }] };
  const blocks = [
    { id: 'a', block: 'hero' },
    { id: 'b', ...call },
    { id: 'c', ...call },
  ];
  const page = { url: '/screens', fields: { title: 'Screens', blocks } };
  const toFix = faultsOfBlocks(blocks, readyFaults('landing', page));
  expect([...toFix.keys()]).toEqual(['a']);
  expect(toFix.get('a')?.map(({ path }) => path)).toEqual([['blocks', 0, 'heading']]);
  expect(draftWarnings('landing', page, [], none).map(({ path }) => path)).toEqual([['blocks', 2]]);
});

test('a picture that only decorates here lacks no words, and what is in order is said (wish 15)', () => {
  const heading = (level: number, text: string) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  });
  const post = (...levels: number[]) => {
    const body = { type: 'doc', content: levels.map((level) => heading(level, `Level ${level}`)) };
    const fields = { title: 'The PAM', hero: { ...image, alt: '', decorative: true }, body };
    const warnings = draftWarnings('blog_post', { url: null, fields }, [], none);
    return [warnings.map(({ message }) => message), draftPasses('blog_post', { url: null, fields }, warnings)];
  };
  const pictures = 'Every picture has words, or is decorative.';
  expect(post(2, 3, 2, 3)).toEqual([[], [pictures, 'Headings go down one step at a time.']]);
  expect(post(2, 4)).toEqual([['Text: the heading “Level 4” skips a level.'], [pictures]]);
});

test('a day that is still to come is said, since lists show such a post first (CT-58)', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const said = (type: string, fields: Readonly<Record<string, string>>) =>
    draftWarnings(type, { url: null, fields }, [], none, now).map(({ path, message }) => [path.join('.'), message]);
  expect(said('blog_post', { date_updated: '2099-12-31' })).toEqual([
    ['date_updated', 'Date: 31 December 2099 is still to come. Lists show it first until then.'],
  ]);
  // It is the first of December already where the day begins first.
  expect(said('blog_post', { date_updated: '2026-12-01' })).toEqual([]);
  expect(said('blog_post', { date_updated: '2026-12-02' })).toHaveLength(1);
  expect(said('press_news', { published_on: '2027-01-01' })).toHaveLength(1);
  expect(said('offer', { valid_until: '2027-01-01' })).toEqual([]);
});
