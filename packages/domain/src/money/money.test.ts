import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney, formatDecimal, multiplyMoney, parseDecimal, percentOff, sumMoney, usd } from './index.ts';

describe('Money is a whole number of cents (ruling 24)', () => {
  test('a fraction of a cent is a bug and throws', () => {
    expect(() => usd(0.5)).toThrow(RangeError);
    expect(() => multiplyMoney(usd(100), 1.005)).toThrow(RangeError);
  });

  test('a sum does not depend on the order of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const amounts = cents.map(usd);
        expect(sumMoney(amounts.toReversed())).toEqual(sumMoney(amounts));
        expect(amounts.reduce(addMoney, usd(0))).toEqual(sumMoney(amounts));
      }),
    );
  });

  test.each([
    [4100, 40, 2460],
    [99, 50, 50],
    [101, 50, 51],
    [99, 12.5, 87],
    [1, 100, 0],
    [4100, 0, 4100],
    [333, 33.33, 222],
  ])('%d cents with %d %% off is %d cents, half a cent rounds up', (cents, percent, left) => {
    expect(percentOff(usd(cents), percent)).toEqual(usd(left));
  });

  test('no discount is more than all or less than nothing', () => {
    expect(() => percentOff(usd(100), 101)).toThrow(RangeError);
    expect(() => percentOff(usd(100), -1)).toThrow(RangeError);
  });
});

describe('Money on the wire is a decimal string with two digits (ruling 33)', () => {
  test.each([
    [9500, '95.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-150, '-1.50'],
    [123456789, '1234567.89'],
  ])('%d cents is %s', (cents, text) => {
    expect(formatDecimal(usd(cents))).toBe(text);
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(parseDecimal(formatDecimal(usd(cents)))).toEqual({ ok: true, value: usd(cents) });
      }),
    );
  });

  test.each(['', '.5', '1.', '1.005', '1e3', '1,000', ' 1', '$1', 'NaN', '99999999999999'])(
    '%j is no money',
    (text) => {
      expect(parseDecimal(text)).toEqual({ ok: false, error: 'not_money' });
    },
  );
});
