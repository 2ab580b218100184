import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { countInWords, countText, groupedDigits } from './count-text.ts';

test('numbers are written as Intl writes them in American English', () => {
  const english = new Intl.NumberFormat('en-US');
  assert(
    property(integer({ min: -1e12, max: 1e12 }), integer({ min: 0, max: 999 }), (whole, thousandths) => {
      expect(groupedDigits(whole)).toBe(english.format(whole));
      // As it is typed: a sum would have more digits.
      const number = Number(`${Math.abs(whole)}.${thousandths}`);
      expect(groupedDigits(number)).toBe(english.format(number));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, '0 genes', 'no genes'],
  [1, '1 gene', 'one gene'],
  [10, '10 genes', 'ten genes'],
  [12, '12 genes', '12 genes'],
  [1_447, '1,447 genes', '1,447 genes'],
])('%i of a thing are "%s" in figures and "%s" in words', (count, inFigures, inWords) => {
  expect(countText(count, 'gene')).toBe(inFigures);
  expect(countInWords(count, 'gene')).toBe(inWords);
});

test('a plural that is no s is handed in', () => {
  expect(countText(1, 'copy', 'copies')).toBe('1 copy');
  expect(countText(1_000, 'copy', 'copies')).toBe('1,000 copies');
});
