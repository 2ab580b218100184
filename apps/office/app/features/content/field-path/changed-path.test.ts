import { expect, test } from 'vitest';
import { changedPath } from './changed-path.ts';

const [hero, faq] = [
  { id: 'a', block: 'hero', heading: 'Screen' },
  { id: 'b', block: 'faq', questions: [{ question: 'Why?' }, { question: 'When?' }] },
];
const page = (...blocks: object[]) => ({ url: null, fields: { title: 'A page', blocks } });

test.each([
  [['url'], { ...page(), url: '/a' }],
  [['title'], { url: null, fields: { title: 'Another', blocks: [hero, faq] } }],
  [['blocks', 0, 'heading'], page({ ...hero, heading: 'Write' }, faq)],
  [
    ['blocks', 1, 'questions', 1, 'question'],
    page(hero, { ...faq, questions: [{ question: 'Why?' }, { question: 'Who?' }] }),
  ],
  [['blocks', 0], page(faq, hero)],
  [['blocks', 0], page(hero)],
  [null, page(hero, faq)],
])('a step that is taken back leads to %j', (path, after) => {
  expect(changedPath(page(hero, faq), after)).toEqual(path);
});
