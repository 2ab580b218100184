import { expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { discountsByReason, type PriceLine } from './index.ts';

const line = (label: string, count: number, list: number, unit: number) => {
  const winner = { recordId: label, label, priceStrategy: null, percent: null, amount: usd(unit), wins: true };
  const line: Pick<PriceLine, 'count' | 'unit'> = {
    count,
    unit: {
      list: usd(list),
      unit: usd(unit),
      winner: { ...winner, priceType: 'fixed' },
      candidates: [],
    },
  };
  return line;
};

test('what is off the list price is summed by the rule that took it off; full prices are none', () => {
  expect(
    discountsByReason([
      { lines: [line('Educational', 62, 4_100, 2_460), line('List', 3, 500, 500)], quantity: 1 },
      { lines: [line('Educational', 6, 9_000, 5_400)], quantity: 2 },
      { lines: [line('Spring', 1, 1_000, 999)], quantity: 3 },
    ]),
  ).toEqual([
    { label: 'Educational', amount: usd(62 * 1_640 + 12 * 3_600) },
    { label: 'Spring', amount: usd(3) },
  ]);
});
