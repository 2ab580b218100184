import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['EGFR', 7, 'EGFR'],
  ['GAPDHP1', 7, 'GAPDHP1'],
  ['GAPDHP10', 7, 'GAPDHP…'],
  ['ABCDE🧬F', 7, 'ABCDE…'],
  ['', 7, ''],
])('"%s" in a place for %i characters is "%s"', (text, most, shown) => {
  expect(shorten(text, most)).toBe(shown);
});
