import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['edting', 'editing', 1],
  ['protocoll', 'protocol', 1],
  ['gudie', 'guide', 1],
  ['plate', 'plate', 0],
  ['plats', 'plate', 1],
  ['lbrray', 'library', 2],
  ['well', 'plate', 3],
  ['a', 'genotyping', 3],
])('%s is made into %s by changing as many letters as it takes, and far ones are not measured', (one, other, steps) => {
  expect(editDistance(one, other, 2)).toBe(steps);
});
