import { expect, test } from 'vitest';
import { nextItem } from './menu.tsx';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, null],
])('in a menu of three, %s on item %d leads to %s', (key, at, to) => {
  expect(nextItem(key, at, 3)).toBe(to);
});
