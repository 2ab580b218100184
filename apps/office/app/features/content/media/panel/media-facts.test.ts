import { expect, test } from 'vitest';
import { isSameFacts, type MediaFacts, mergeFacts } from './media-facts.ts';

const base: MediaFacts = { alt: 'Cells', isDecorative: false, focus: null };

test('what they changed alone is taken in, and what is written here stays (wish 1)', () => {
  const merged = mergeFacts(base, { ...base, alt: 'Cells in a dish' }, { ...base, focus: [10, 20] });
  expect(merged).toEqual({ facts: { ...base, alt: 'Cells in a dish', focus: [10, 20] }, clashes: [] });
});

test('what both changed in another way is put to a choice, and what is written here stays until then', () => {
  const mine: MediaFacts = { ...base, alt: 'Cells in a dish', focus: [1, 2] };
  const merged = mergeFacts(base, mine, { ...base, alt: 'A colony', focus: [1, 2] });
  expect(merged).toEqual({
    facts: mine,
    clashes: [{ name: 'alt', mine: 'Cells in a dish', theirs: 'A colony' }],
  });
});

test('words that are written here are not taken away by a mark of decoration that another set (wishes 1, 15)', () => {
  const mine: MediaFacts = { ...base, alt: 'Cells in a dish' };
  const merged = mergeFacts(base, mine, { ...base, alt: '', isDecorative: true });
  expect(merged.facts).toEqual(mine);
  expect(merged.clashes.map(({ name }) => name)).toEqual(['alt', 'isDecorative']);
});

test.each<[string, MediaFacts, MediaFacts, boolean]>([
  ['spaces around the words', base, { ...base, alt: ' Cells ' }, true],
  [
    'words behind the mark of decoration',
    { ...base, isDecorative: true },
    { alt: '', isDecorative: true, focus: null },
    true,
  ],
  ['the mark itself', base, { ...base, isDecorative: true }, false],
  ['another place that stays in view', { ...base, focus: [1, 2] }, { ...base, focus: [1, 3] }, false],
])('%s: whether there is something to save', (_, one, other, isSame) => {
  expect(isSameFacts(one, other)).toBe(isSame);
});
