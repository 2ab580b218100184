import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('a state is worked out once while previews come by it, and forgotten when one did not', () => {
  const remembered = new Remembered<string>();
  let worked = 0;
  const ask = (...states: string[]) => {
    remembered.next();
    for (const state of states) remembered.of(state, () => `${(worked += 1)}`);
  };
  ask('a', 'b', 'a');
  ask('a', 'c');
  expect(worked).toBe(3);
  ask('a');
  ask('c');
  expect(worked).toBe(4);
});
