import { expect, test } from 'vitest';
import { scopeInWords } from './index.ts';

test.each([
  [{ options: {}, ranges: {} }, ''],
  [
    { options: { yield: ['1.5nmol', '3nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] }, ranges: {} },
    '1.5 nmol or 3 nmol, Standard, SpCas9',
  ],
  [{ options: {}, ranges: { length: { min: 20, max: 59 } } }, '20 to 59 bases'],
  [{ options: {}, ranges: { length: { min: 60, max: null } } }, 'from 60 bases'],
  [{ options: {}, ranges: { length: { min: null, max: 59 } } }, 'up to 59 bases'],
  [
    { options: { plate_format: ['384_echo'] }, ranges: { quantity_per_well: { min: 150, max: 150 } } },
    'plate format 384_echo, quantity per well 150',
  ],
])('%j reads "%s"', (scope, words) => {
  expect(scopeInWords(scope)).toBe(words);
});
