import { contentTypeNames } from '@cutsite/content/type';
import { expect, test } from 'vitest';
import { typesFound } from './new-entry-choice.tsx';

const labels = (typed: string) => typesFound(typed).map(({ label }) => label);

test.each([
  ['po', ['Blog post', 'Podcast episode']],
  ['  CATEGORY ', ['Blog category', 'Help category']],
  ['guided edit', ['Destination of guided edit', 'Question of guided edit']],
  ['ost', []],
])('a type of entry is found by the beginning of its words: %j (CT-52)', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

test('all types stand there in the order of the alphabet until something is typed', () => {
  expect(labels('')).toHaveLength(contentTypeNames.length);
  expect(labels('')).toEqual(labels('').toSorted((one, other) => one.localeCompare(other, 'en')));
});
