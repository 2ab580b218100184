import { expect, test } from 'vitest';
import { freeName } from './index.ts';

test.each([
  ['TP53-g1', [], 'TP53-g1'],
  [' TP53-g1 ', [], 'TP53-g1'],
  ['TP53-g1', ['TP53-g1'], 'TP53-g1-2'],
  ['TP53-g1', ['TP53-g1', 'TP53-g1-2'], 'TP53-g1-3'],
  ['A'.repeat(20), ['A'.repeat(20)], `${'A'.repeat(18)}-2`],
  ['AAAAAAAAAAAAAAAAA BB', ['AAAAAAAAAAAAAAAAA BB'], 'AAAAAAAAAAAAAAAAA-2'],
])('%j beside %j is called %j', (name, taken, expected) => {
  expect(freeName(name, new Set(taken), 20)).toBe(expected);
});
