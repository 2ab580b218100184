import { expect, test } from 'vitest';
import { pathOfPlace, placeOf } from './place.ts';

const hero = { id: 'aaaa', block: 'hero', heading: 'Screen with us' };
const faq = { id: 'bbbb', block: 'faq', questions: [{ question: 'Why?' }] };

test('a place stays with its block when blocks move, and is nowhere when the block is gone (CT-58)', () => {
  const place = placeOf({ blocks: [hero, faq] }, ['blocks', 1, 'questions', 0, 'question']);
  expect(place).toBe('blocks.bbbb.questions.0.question');
  expect(pathOfPlace({ blocks: [faq, hero] }, place)).toEqual(['blocks', 0, 'questions', 0, 'question']);
  expect(pathOfPlace({ blocks: [hero] }, place)).toBeNull();
  expect(pathOfPlace({ blocks: [] }, place)).toBeNull();
});

test.each([[['summary']], [['facts', 2, 'label']]])('a field without blocks is its own place: %j', (path) => {
  expect(pathOfPlace({ facts: [{}, {}, { label: 'Volume' }] }, placeOf({ facts: [{}, {}, {}] }, path))).toEqual(path);
});
