import { expect, test } from 'vitest';
import { parseColourScheme } from './index.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  ['sepia', 'auto'],
  [null, 'auto'],
  [undefined, 'auto'],
])('a stored colour scheme of %s means %s', (stored, scheme) => {
  expect(parseColourScheme(stored)).toBe(scheme);
});
