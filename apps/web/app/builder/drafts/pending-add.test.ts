import { expect, test } from 'vitest';
import { isStillWanted } from './pending-add.ts';

test('an add waits as long as a verification link lives', () => {
  const add = { draftId: 'current', idempotencyKey: 'k', body: '[]', at: 0 };
  const hour = 60 * 60 * 1000;
  expect(isStillWanted(add, 23 * hour)).toBe(true);
  expect(isStillWanted(add, 25 * hour)).toBe(false);
});
