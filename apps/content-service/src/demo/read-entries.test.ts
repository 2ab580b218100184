import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

test('an entry is read by the table of fields of its type: values, references, rows, text and figures', () => {
  const [post, page] = readEntries(
    `@ blog_post the-pam
title: The PAM of {{letters}} letters
author: author/guide-desk
tags: tag/application.guide-design, tag/product.guide-rna

=== body
Three letters.

@ product plates
title: Plates
legacy: yes
facts: Guides | 24 to 96

=== blocks faq
heading: Questions
== questions
question: Why?

Because **so**.
`,
    { letters: '3' },
  );
  expect(post).toMatchObject({
    type: 'blog_post',
    url: '/blog/the-pam',
    published: true,
    fields: { title: 'The PAM of 3 letters', author: { entry: expect.any(String) }, body: { type: 'doc' } },
  });
  expect(post?.fields['tags']).toHaveLength(2);
  expect(page?.fields).toMatchObject({
    legacy: true,
    facts: [{ label: 'Guides', value: '24 to 96' }],
    blocks: [
      { id: 'b1', block: 'faq', heading: 'Questions', questions: [{ question: 'Why?', answer: { type: 'doc' } }] },
    ],
  });
});

test.each([
  ['@ colour red\n', 'There is no type colour'],
  ['@ tag red\ncolour: red\n', 'There is no field colour'],
  ['@ tag red\njust words\n', 'This is no value: just words'],
  ['@ tag red\ntitle: {{nothing}}\n', 'There is no figure nothing'],
  ['@ landing red\n=== blocks nothing\n', 'There is no block nothing'],
  ['@ blog_post red\nauthor: nobody\n', 'nobody names no entry'],
  ['@ tag red\n=== title\n', 'title is no part of its own'],
])('%j is refused: %s', (source, fault) => {
  expect(() => readEntries(source, {})).toThrow(fault);
});
