import { plate96 } from '@cutsite/domain/labware';
import { expect, test } from 'vitest';
import { neighbourInOrder } from './next-well.ts';

test.each([
  ['by_row', 0, 1, 1],
  ['by_row', 11, 1, 12],
  ['by_row', 95, 1, 95],
  ['by_row', 0, -1, 0],
  ['by_column', 0, 1, 12],
  ['by_column', 84, 1, 1],
  ['by_column', 1, -1, 84],
  ['by_column', 95, 1, 95],
] as const)('%s the well after %i in steps of %i is %i, and at an end it stays', (order, index, step, next) => {
  expect(neighbourInOrder(index, plate96, order, step)).toBe(next);
});
