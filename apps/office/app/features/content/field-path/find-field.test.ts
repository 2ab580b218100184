import { expect, test } from 'vitest';
import { findField } from './find-field.ts';

const text = (words: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Another one.' }] },
    { type: 'paragraph', content: [{ type: 'text', text: words }] },
  ],
});
const author = '6f1c2f0e-0000-4000-8000-000000000001';
const post = {
  title: 'The PAM',
  summary: 'Three letters.',
  author: { entry: author },
  body: text('It stays on the genome.'),
};
const blocks = [
  { id: 'a', block: 'hero', heading: 'Screen with us' },
  { id: 'b', block: 'faq', heading: 'Screen with us', questions: [{ question: 'Why?', answer: text('So.') }] },
  { id: 'c', block: 'image', image: { media: 'm', alt: 'A plate of guides' } },
];
const at = (
  type: string,
  fields: object,
  texts: readonly string[],
  blockId: string | null = null,
  alt: string | null = null,
) => findField(type, fields as Record<string, unknown>, { texts, blockId, alt }, new Map([[author, 'Bench desk']]));

test.each([
  ['a title', ['The PAM'], { path: ['title'], words: null }],
  [
    'a paragraph of a text, with its words',
    ['stays', 'It stays  on the\ngenome.'],
    { path: ['body'], words: 'It stays on the genome.' },
  ],
  ['an entry that is pointed at', ['By', 'By Bench desk'], { path: ['author'], words: null }],
  ['nothing where no field says it', ['Minutes to read'], null],
])('a click in the page of a post leads to %s (CT-56)', (_, texts, found) => {
  expect(at('blog_post', post, texts)).toEqual(found);
});

test('in a page of blocks it leads into the block that was clicked on, also where another says the same (CT-57)', () => {
  expect(at('landing', { title: 'A page', blocks }, ['Screen with us'], 'b')).toEqual({
    path: ['blocks', 1, 'heading'],
    words: null,
  });
  expect(at('landing', { blocks }, ['Why?'], 'b')?.path).toEqual(['blocks', 1, 'questions', 0, 'question']);
  expect(at('landing', { blocks }, [''], 'c', 'A plate of guides')?.path).toEqual(['blocks', 2, 'image']);
  const unsaid = [{ id: 'c', block: 'image', image: { media: author, alt: '' } }];
  // Where a use says nothing, the words of the picture stand on the page.
  expect(at('landing', { blocks: unsaid }, [''], 'c', 'Bench desk')?.path).toEqual(['blocks', 0, 'image']);
  expect(at('landing', { blocks }, ['Chrome of the site'], 'a')).toEqual({ path: ['blocks', 0], words: null });
});
