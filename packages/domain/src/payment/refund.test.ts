import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usd } from '../money/index.ts';
import { checkRefund, type Refundable, refundDestination, refundMessage, taxOfRefund } from './index.ts';

const paid = (changes: Partial<Refundable> = {}): Refundable => ({
  method: 'card',
  amountMinor: 10_000,
  refundedMinor: 2_500,
  isInvoiced: true,
  ...changes,
});

describe('what can be given back of an order (docs/open-questions.md)', () => {
  test.each([
    ['0.01', 1],
    ['75', 7_500],
    [' 12.5 ', 1_250],
    [null, 7_500],
  ])('%j of $75.00 that are left', (text, minor) => {
    expect(checkRefund(text, 'same_way', paid())).toEqual({ ok: true, value: usd(minor) });
  });

  test.each([
    ['75.01', {}, 'At most $75.00 of this order can be refunded.'],
    ['0', {}, 'A refund must be more than $0.00.'],
    ['-5', {}, 'A refund must be more than $0.00.'],
    ['1e3', {}, 'Please enter the amount in dollars, such as 12 or 12.50.'],
    ['12.345', {}, 'Please enter the amount in dollars, such as 12 or 12.50.'],
    ['', {}, 'Please enter the amount in dollars, such as 12 or 12.50.'],
    [null, { refundedMinor: 10_000 }, 'This order has already been refunded in full.'],
    ['5', { method: 'purchase_order', isInvoiced: false }, /has no invoice yet/],
  ] as const)('%j of %j is refused with its reason', (text, changes, sentence) => {
    const answer = checkRefund(text, 'same_way', paid(changes));
    expect(answer.ok ? 'given back' : refundMessage(answer.error)).toMatch(sentence);
  });

  test.each(['edit_credit', 'blanket_purchase_order', 'purchase_order'] as const)(
    'what was paid by %s goes back the same way and never becomes edit credit',
    (method) => {
      const answer = checkRefund('5', 'edit_credit', paid({ method }));
      expect(answer).toEqual({ ok: false, error: { code: 'not_as_credit' } });
    },
  );
});

test.each([
  ['card', 'same_way', 'card'],
  ['card', 'edit_credit', 'edit_credit'],
  ['edit_credit', 'same_way', 'edit_credit'],
  ['blanket_purchase_order', 'same_way', 'blanket_purchase_order'],
  ['purchase_order', 'same_way', 'invoice'],
] as const)('what was paid by %s and goes back %s arrives at %s', (method, target, arrives) => {
  expect(refundDestination(method, target)).toBe(arrives);
});

test('the tax of all refunds of an order is the tax of the order, however it is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1 }),
      fc.nat({ max: 100 }),
      (parts, rate) => {
        const totalMinor = parts.reduce((sum, part) => sum + part, 0);
        const taxMinor = Math.floor((totalMinor * rate) / 100);
        let beforeMinor = 0;
        let tax = 0;
        for (const part of parts) {
          tax += taxOfRefund(part, { beforeMinor, taxMinor, totalMinor }).minor;
          beforeMinor += part;
        }
        expect(tax).toBe(taxMinor);
      },
    ),
  );
});
