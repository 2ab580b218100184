import { expect, test } from 'vitest';
import { nextActive } from './combobox.tsx';

test('arrows walk through the options and come back to the text', () => {
  expect([-1, 0, 1].map((at) => nextActive(at, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((at) => nextActive(at, -1, 2))).toEqual([1, -1, 0]);
});

test('without options the text stays', () => {
  expect([nextActive(-1, 1, 0), nextActive(-1, -1, 0)]).toEqual([-1, -1]);
});
