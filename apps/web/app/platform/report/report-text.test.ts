import { usd } from '@cutsite/domain/money';
import { expect, test } from 'vitest';
import { addedText, breakText, rowText } from './report-text.ts';

const asIs = usd(98_400);
const instead = usd(14_400);

test.each([
  [
    { kind: 'reach_minimum', count: 20, missing: 4, asIs: null, instead: asIs },
    '4 more wells reach the minimum of 24. A plate of 24 costs at least $984.00.',
  ],
  [
    { kind: 'reach_minimum', count: 23, missing: 1, asIs: null, instead: null },
    '1 more well reaches the minimum of 24.',
  ],
  [
    { kind: 'as_tubes', count: 2, missing: 0, asIs, instead },
    'These 2 guides cost less as tubes: $144.00, not at least $984.00 for a plate of 24.',
  ],
  [
    { kind: 'as_tubes', count: 24, missing: 0, asIs, instead },
    'These 24 guides cost less as tubes: $144.00, not $984.00 on this plate.',
  ],
  [
    { kind: 'some_as_tubes', count: 1, missing: 0, asIs, instead },
    '1 guide of this plate costs less as a tube: $144.00, not $984.00.',
  ],
  [
    { kind: 'as_plate', count: 30, missing: 0, asIs, instead },
    'These 30 tubes cost less as wells of a plate: $144.00, not $984.00.',
  ],
  [
    { kind: 'nearly_a_plate', count: 20, missing: 4, asIs, instead },
    '4 guides more make a plate of 24 for $144.00. These 20 tubes alone cost $984.00.',
  ],
] as const)('%j is said as %j', (facts, sentence) => {
  expect(breakText(facts)).toBe(sentence);
});

test('says what is added to each guide', () => {
  const scaffold = { side: 'appended', label: '[80-nt scaffold]' } as const;
  expect(addedText({ scaffold, steps: ['spe', 'sec'] })).toBe(
    '80-nt scaffold, appended to each target; standard clean-up, additional clean-up (SEC)',
  );
  expect(addedText({ scaffold: null, steps: ['spe'] })).toBe('no scaffold: made as entered; standard clean-up');
});

test('names a row by its well and its name, or by what it has', () => {
  expect(rowText({ well: 'A05', name: 'g1' })).toBe('A05 g1');
  expect(rowText({ well: null, name: 'g1' })).toBe('g1');
});
