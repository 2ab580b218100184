import { expect, test } from 'vitest';
import { spanTexts } from './day-text.ts';

test.each([
  ['2027-01-18T14:00:00Z', '2027-01-18T14:30:00Z', '18 January 2027, 14:00', '14:30 UTC'],
  ['2027-01-18T23:30:00+01:00', '2027-01-18T23:30:00Z', '18 January 2027, 22:30', '23:30 UTC'],
  ['2027-01-18T14:00:00Z', '2027-01-19T09:00:00Z', '18 January 2027 at 14:00 UTC', '19 January 2027 at 09:00 UTC'],
])('from %s to %s says a day once: %s to %s (ruling 70)', (from, to, ...texts) => {
  expect(spanTexts(from, to)).toEqual(texts);
});
