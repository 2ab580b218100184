import { describe, expect, test } from 'vitest';
import type { StaffOrder } from '../../order-data.ts';
import { refundPreview } from './refund-preview.ts';

const order = {
  refundable: '80.00',
  order: { payment: { method: 'card', amount: '100.00' } as StaffOrder['order']['payment'] },
};

describe('what a refund comes to is shown by the rule that stores it (OF-30)', () => {
  test.each([
    ['12.5', '12.50', '67.50'],
    [' 80 ', '80.00', '0.00'],
    ['0.01', '0.01', '79.99'],
  ])('%j gives back %s and leaves %s', (typed, amount, left) => {
    expect(refundPreview(order, typed, 'same_way')).toEqual({ ok: true, amount, left });
  });

  test.each([
    ['0', 'A refund must be more than $0.00.'],
    ['80.01', 'At most $80.00 of this order can be refunded.'],
    ['twelve', 'Please enter the amount in dollars, such as 12 or 12.50.'],
  ])('%j is refused with the sentence of the store', (typed, reason) => {
    expect(refundPreview(order, typed, 'same_way')).toEqual({ ok: false, reason });
  });
});
