import { expect, test } from 'vitest';
import { changeCutOff, changeCutOffOf, orderCan, orderStatuses } from './index.ts';

test('the cut-off for changes is said as long as the customer can cancel, and once it has passed (wish 4 of procurement)', () => {
  const said = Object.fromEntries(orderStatuses.map((status) => [status, changeCutOffOf(status)]));
  for (const status of ['confirmed', 'in_review']) expect(said[status]).toContain('until its production begins');
  expect(said['in_production']).toContain('has begun');
  for (const status of ['partly_shipped', 'shipped', 'delivered', 'cancelled']) expect(said[status]).toBeNull();
  expect(changeCutOff).toContain('until its production begins');
});

test('and agrees with what cancelling answers', () => {
  for (const status of orderStatuses) {
    const answer = orderCan.cancel({ status, screening: 'not_required', review: 'not_required' }, { mayAct: true });
    expect([status, answer.ok]).toEqual([status, changeCutOffOf(status)?.startsWith('You can cancel') ?? false]);
  }
});
