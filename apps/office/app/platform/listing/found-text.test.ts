import { expect, test } from 'vitest';
import { foundText, isMoreThanCounted } from './found-text.ts';

test.each([
  [0, '', '0 orders'],
  [1, 'panel', '1 order'],
  [2_310, 'panel', '2,310 orders'],
  [10_000, 'panel', '10,000 orders'],
  [10_001, 'panel', 'More than 10,000 orders'],
  [10_001, '', '10,001 orders'],
  [120_000, ' ', '120,000 orders'],
])('%i of the search "%s" are %s: what is not searched for is counted whole (OF-23, RQ-27)', (count, search, text) => {
  expect(foundText(count, search, 'order')).toBe(text);
  expect(isMoreThanCounted(count, search)).toBe(text.startsWith('More'));
});
