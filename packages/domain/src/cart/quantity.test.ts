import { describe, expect, test } from 'vitest';
import { checkQuantity, quantityMessage } from './index.ts';

describe('the number of copies of an item', () => {
  test.each([1, 2, 999])('may be %d', (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: true, value: quantity });
  });

  test.each([0, -1, 1.5, 1000, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, [1]])(
    'may not be %j',
    (quantity) => {
      expect(checkQuantity(quantity)).toEqual({ ok: false, error: 'quantity_invalid' });
    },
  );

  test('is refused with the limits in the sentence', () => {
    expect(quantityMessage).toBe('Quantity must be a whole number from 1 to 999.');
  });
});
