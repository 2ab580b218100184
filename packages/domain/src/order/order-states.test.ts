import { expect, test } from 'vitest';
import { orderStates } from './index.ts';

test('every way out of a state leads to a state, and a finished order stays as it is', () => {
  for (const { next } of Object.values(orderStates)) {
    for (const state of next) expect(Object.keys(orderStates)).toContain(state);
  }
  const last = Object.entries(orderStates).filter(([, { next }]) => next.length === 0);
  expect(last.map(([state]) => state)).toEqual(['delivered', 'cancelled']);
});
