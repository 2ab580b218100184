import { expect, test } from 'vitest';
import { changesBetween, isSameFacts, type MediaFacts, mergeFacts } from './media-facts.ts';

const base: MediaFacts = { alt: 'Cells', isDecorative: false, focus: null, credit: '', folder: '' };

test('what they changed alone is taken in, and what is written here stays (wish 1)', () => {
  const theirs: MediaFacts = { ...base, focus: [10, 20], credit: 'Guide desk', folder: 'Gels' };
  const merged = mergeFacts(base, { ...base, alt: 'Cells in a dish' }, theirs);
  expect(merged).toEqual({ facts: { ...theirs, alt: 'Cells in a dish' }, conflicts: [] });
});

test('what both changed in another way is put to a choice, and what is written here stays until then', () => {
  const mine: MediaFacts = { ...base, alt: 'Cells in a dish', focus: [1, 2] };
  const merged = mergeFacts(base, mine, { ...base, alt: 'A colony', focus: [1, 2] });
  expect(merged).toEqual({
    facts: mine,
    conflicts: [{ name: 'alt', mine: 'Cells in a dish', theirs: 'A colony' }],
  });
});

test('words that are written here are not taken away by a mark of decoration that another set (wishes 1, 15)', () => {
  const mine: MediaFacts = { ...base, alt: 'Cells in a dish' };
  const merged = mergeFacts(base, mine, { ...base, alt: '', isDecorative: true });
  expect(merged.facts).toEqual(mine);
  expect(merged.conflicts.map(({ name }) => name)).toEqual(['alt', 'isDecorative']);
});

test.each<[string, MediaFacts, MediaFacts, boolean]>([
  ['spaces around the words', base, { ...base, alt: ' Cells ' }, true],
  [
    'words behind the mark of decoration',
    { ...base, isDecorative: true },
    { ...base, alt: '', isDecorative: true },
    true,
  ],
  ['another folder', base, { ...base, folder: 'Gels' }, false],
  ['spaces around who made it', { ...base, credit: 'Desk' }, { ...base, credit: ' Desk' }, true],
  ['the mark itself', base, { ...base, isDecorative: true }, false],
  ['another place that stays in view', { ...base, focus: [1, 2] }, { ...base, focus: [1, 3] }, false],
])('%s: whether there is something to save', (_, one, other, isSame) => {
  expect(isSameFacts(one, other)).toBe(isSame);
});

test('who replaces a file is told what another changed of it meanwhile, and nothing of what is the same (wish 1)', () => {
  const was = {
    name: 'gel.png',
    src: '/media/a/gel.png',
    alt: 'A gel',
    focus: null,
    is_decorative: false,
  };
  const [first, other] = [
    { ...was, credit: '', folder: '' },
    { ...was, credit: 'Guide desk', folder: 'Gels' },
  ];
  expect(changesBetween(first, first)).toEqual([]);
  expect(changesBetween(first, { ...other, name: 'new.png', src: '/media/b/new.png', focus: [1, 2], alt: '' })).toEqual(
    [
      'Another file is in its place: new.png.',
      'Words: none.',
      'Focal point: 1 % from the left, 2 % from the top.',
      'Credit: Guide desk.',
      'Folder: Gels.',
    ],
  );
});
