import { expect, test } from 'vitest';
import { type MediaFacts, mergeFacts } from './media-facts.ts';

const base: MediaFacts = { alt: 'Cells', focus: null };

test('what they changed alone is taken in, and what is written here stays (wish 1)', () => {
  const merged = mergeFacts(base, { ...base, alt: 'Cells in a dish' }, { ...base, focus: [10, 20] });
  expect(merged).toEqual({ facts: { alt: 'Cells in a dish', focus: [10, 20] }, clashes: [] });
});

test('what both changed in another way is put to a choice, and what is written here stays until then', () => {
  const mine: MediaFacts = { alt: 'Cells in a dish', focus: [1, 2] };
  const merged = mergeFacts(base, mine, { alt: 'A colony', focus: [1, 2] });
  expect(merged).toEqual({
    facts: mine,
    clashes: [{ name: 'alt', mine: 'Cells in a dish', theirs: 'A colony' }],
  });
});
