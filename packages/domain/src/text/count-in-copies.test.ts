import { expect, test } from 'vitest';
import { countInCopies } from './count-in-copies.ts';

test('what stands in several copies is said by its parts (rulings 42 and 85)', () => {
  expect(countInCopies(81, 3, 'gene')).toBe('27 genes × 3 copies');
  expect(countInCopies(2, 2, 'gene')).toBe('1 gene × 2 copies');
  expect(countInCopies(27, 1, 'gene')).toBe('27 genes');
});
