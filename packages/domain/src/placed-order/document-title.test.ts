import { expect, test } from 'vitest';
import { documentTitle } from './index.ts';

test.each([
  ['plate_map_csv', true, 'Plate map'],
  ['plate_map_csv', false, 'Item list'],
  ['plate_map_xlsx', false, 'Item list'],
  ['invoice', false, 'Invoice'],
] as const)('the file %s of an order with plates: %s is called %s (OR-3)', (kind, hasPlates, title) => {
  expect(documentTitle(kind, { hasPlates })).toBe(title);
});
