import { expect, test } from 'vitest';
import { descriptionOf } from './entry-meta.ts';

const says = (text: string) => ({ content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const described = (fields: object): string => descriptionOf({ fields } as Parameters<typeof descriptionOf>[0]);

test.each([
  ['what it says for search engines', { seo_description: 'For engines.', summary: 'In short.' }, 'For engines.'],
  ['its summary', { summary: 'In short.', body: says('The text.') }, 'In short.'],
  ['what is said about a kind of thing', { about: 'What stands here.' }, 'What stands here.'],
  ['how its text begins', { body: says('The text.') }, 'The text.'],
  ['what is said about a person, as text', { role: 'Guides', about: says('Answers on guides.') }, 'Answers on guides.'],
  ['the work of somebody of whom no more is said', { role: 'Guides' }, 'Guides'],
  ['nothing, where nothing is said', {}, ''],
])('a page is described by %s (promise N2)', (_what, fields, description) => {
  expect(described(fields)).toBe(description);
});

test('a long text is cut at a word', () => {
  const description = described({ body: says('word '.repeat(100)) });
  expect(description).toMatch(/^(word )+…$/);
  expect(description.length).toBeLessThanOrEqual(162);
});
