import { describe, expect, test } from 'vitest';
import { type CartAction, type CartStatus, cartCan, cartStatuses, statusesThatCan } from './index.ts';

const says = (action: CartAction, status: CartStatus, mayAct = true): string => {
  const answer = cartCan(action, { status, mayAct });
  return answer.ok ? 'yes' : answer.error;
};

describe('what can be done with a cart, a cart put aside, a quote and an order (QU-1, OR-4)', () => {
  test.each<[CartAction, string[]]>([
    ['change_items', ['yes', 'yes', 'quote_is_fixed', 'already_ordered']],
    ['reprice', ['yes', 'yes', 'quote_is_fixed', 'already_ordered']],
    ['use_voucher', ['yes', 'yes', 'quote_is_fixed', 'already_ordered']],
    ['activate', ['yes', 'yes', 'quote_is_fixed', 'already_ordered']],
    ['put_aside', ['yes', 'yes', 'quote_is_fixed', 'already_ordered']],
    ['set_reference', ['yes', 'yes', 'yes', 'already_ordered']],
    ['rename', ['yes', 'yes', 'yes', 'already_ordered']],
    ['check_out', ['yes', 'yes', 'yes', 'already_ordered']],
    ['become_cart', ['yes', 'yes', 'yes', 'already_ordered']],
    ['become_quote', ['yes', 'yes', 'yes', 'already_ordered']],
    ['order_again', ['not_ordered_yet', 'not_ordered_yet', 'yes', 'yes']],
  ])('%s', (action, expected) => {
    expect(cartStatuses.map((status) => says(action, status))).toEqual(expected);
    expect(statusesThatCan(action)).toEqual(cartStatuses.filter((_, at) => expected[at] === 'yes'));
  });
});

test('a cart that was taken over is changed by no other customer, and can be ordered again by its owner too', () => {
  expect(says('change_items', 'saved', false)).toBe('somebody_else_acts');
  expect(says('set_reference', 'quote', false)).toBe('somebody_else_acts');
  expect(says('order_again', 'ordered', false)).toBe('yes');
});
