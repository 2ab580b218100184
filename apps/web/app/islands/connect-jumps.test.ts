import { expect, test } from 'vitest';
import { partAt } from './connect-jumps.ts';

const cases: readonly (readonly [tops: readonly number[], part: number, sentence: string])[] = [
  [[300, 900], -1, 'above the first part none is read'],
  [[140, 900], 0, 'a part is read from its head on'],
  [[-900, -20, 400], 1, 'the last head above the line counts'],
  [[-900, Infinity, -10], 2, 'what is not on the page is passed over'],
];

test.each(cases)('of heads at %j pixels the one with number %i: %s', (tops, part) => {
  expect(partAt(tops, 140)).toBe(part);
});
