import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from './money.ts';
import { amountText, moneyText } from './money-text.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [152_520, '$1,525.20'],
  [123_456_789_000, '$1,234,567,890.00'],
  [-450, '−$4.50'],
])('%i cents are written %s', (minor, text) => {
  expect(moneyText(usd(minor))).toBe(text);
});

test('amounts are written as Intl writes them in American English', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  assert(
    property(integer({ min: -1e12, max: 1e12 }), (number) => {
      expect(moneyText(usd(number))).toBe(dollars.format(number / 100).replace('-', '−'));
    }),
    { numRuns: 2_000 },
  );
});

test('an amount of the wire is written as money, and what is none as it came (ruling 33)', () => {
  expect(amountText('1525.20')).toBe('$1,525.20');
  expect(amountText('soon')).toBe('soon');
});
