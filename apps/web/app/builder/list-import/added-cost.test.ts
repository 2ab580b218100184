import { usd } from '@cutsite/domain/money';
import { describe, expect, test } from 'vitest';
import { addedCost, type PricedLines } from './added-cost.ts';

const priced = (...lines: readonly (readonly [count: number, minor: number])[]): PricedLines => ({
  subtotal: usd(lines.reduce((sum, [count, minor]) => sum + count * minor, 0)),
  lines: lines.map(([count, minor]) => ({ count, each: usd(minor) })),
});
const parts = (...lines: readonly (readonly [count: number, minor: number])[]) => priced(...lines).lines;

describe('What a list adds to the price', () => {
  test('is shown by its parts, never as an average', () => {
    expect(addedCost(priced(), priced([8, 7_200], [1, 21_600]))).toEqual({
      added: usd(79_200),
      parts: parts([8, 7_200], [1, 21_600]),
    });
  });

  test('counts what is new at each price, wherever it stands', () => {
    const cost = addedCost(priced([2, 7_200]), priced([3, 7_200], [4, 7_200], [1, 9_000]));
    expect(cost).toEqual({ added: usd(45_000), parts: parts([5, 7_200], [1, 9_000]) });
  });

  test('is a sum alone where what was there gets another price', () => {
    expect(addedCost(priced([90, 400]), priced([110, 300]))).toEqual({ added: usd(-3_000), parts: null });
  });
});
