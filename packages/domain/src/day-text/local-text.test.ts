import { expect, test } from 'vitest';
import { localClockText, localDay, localDayText, localMinute, localMomentText } from './local-text.ts';

// Made of their parts, so that they are the same on the clock of whoever runs the tests.
const evening = new Date(2026, 10, 21, 19, 2);
const lastMinute = new Date(2025, 11, 31, 23, 59);

test('a moment of this year is said without its year, and one of another year with it (ruling 70)', () => {
  expect(localMomentText(evening, new Date(2026, 11, 24))).toBe('21 Nov, 19:02');
  expect(localMomentText(evening, new Date(2027, 0, 2))).toBe('21 Nov 2026, 19:02');
  expect(localMomentText(lastMinute, new Date(2026, 0, 1))).toBe('31 Dec 2025, 23:59');
});

test('days and times are those of the clock of who looks (ruling 70)', () => {
  expect(localDayText(evening)).toBe('21 November 2026');
  expect(localClockText(evening)).toBe('19:02');
  expect([evening, lastMinute, new Date(2026, 0, 5, 4, 7)].map(localDay)).toEqual([
    '2026-11-21',
    '2025-12-31',
    '2026-01-05',
  ]);
  expect(localMinute(new Date(2026, 0, 5, 4, 7))).toBe('2026-01-05T04:07');
});
