import { expect, test } from 'vitest';
import { draftWarnings, readyFaults } from './draft-checks.ts';

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
const messages = (state: string, fields = draft.fields) =>
  draftWarnings('blog_post', { ...draft, fields }, [{ ...desk, state }]).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('pictures without words and entries that no visitor sees are said before publishing (CT-58, wish 15)', () => {
  expect(messages('draft')).toEqual([
    ['author', 'Bench desk is not on the site: the page leaves it out until it is.'],
    ['hero', 'Picture has no words: it counts as decoration.'],
    ['body', 'Text: a picture has no words.'],
  ]);
});

test.each(['published', 'changed', 'scheduled'])('an entry that is %s is no news', (state) => {
  expect(messages(state).map(([path]) => path)).toEqual(['hero', 'body']);
});

test('pictures of blocks are looked at, and warnings keep nothing from being published', () => {
  const blocks = [{ id: 'a', block: 'hero', heading: 'Screen with us', image }];
  const page = { url: '/screens', fields: { title: 'Screens', blocks } };
  expect(draftWarnings('landing', page, []).map(({ path }) => path)).toEqual([['blocks', 0, 'image']]);
  expect(readyFaults('landing', page)).toEqual([]);
});
