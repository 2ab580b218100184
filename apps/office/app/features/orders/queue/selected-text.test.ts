import { expect, test } from 'vitest';
import { selectedText } from './selected-text.ts';

const orders = (count: number) => Array.from({ length: count }, (_, at) => ({ order_id: `order ${at}`, revision: 1 }));

test.each([
  [0, 'page', 'None selected'],
  [50, 'page', '50 of this page selected'],
  [51, 'pages', '51 of several pages selected'],
  [2_100, 'filter', 'All 2,100 of the filter selected'],
] as const)('%i of the %s are told as what they are: “%s” (OF-23)', (count, scope, text) => {
  expect(selectedText({ selected: orders(count), scope })).toBe(text);
});
