import { expect, test } from 'vitest';
import { wellStateOf } from './well-state.ts';

const error = { severity: 'error', code: 'letters' } as const;
const warning = { severity: 'warning', code: 'length' } as const;
const repeat = { severity: 'warning', code: 'repeat' } as const;

test.each([
  [[], 'filled'],
  [[repeat], 'duplicate'],
  [[repeat, warning], 'warning'],
  [[warning], 'warning'],
  [[warning, error, repeat], 'error'],
] as const)('a well with the faults %j is drawn as %s', (faults, state) => {
  expect(wellStateOf<(typeof faults)[number]>(faults, ({ code }) => code === 'repeat')).toBe(state);
});
