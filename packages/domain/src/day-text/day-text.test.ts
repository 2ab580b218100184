import { expect, test } from 'vitest';
import { dayText, earliestToday, fileMoment, momentText } from './index.ts';

test.each([
  ['2026-11-21T00:00:00Z', '21 November 2026', '21 November 2026 at 00:00 UTC'],
  ['2026-12-31T23:59:59Z', '31 December 2026', '31 December 2026 at 23:59 UTC'],
])('%s is %s in the calendar of the store, and as a moment %s (ruling 70)', (at, day, moment) => {
  expect(dayText(new Date(at))).toBe(day);
  expect(momentText(new Date(at))).toBe(moment);
});

test.each([
  ['2026-11-29T11:59:59Z', '2026-11-28', 'it is still the 28th on Baker Island'],
  ['2026-11-29T12:00:00Z', '2026-11-29', 'it is the 29th everywhere, and the 30th in Auckland'],
])('at %s today is %s at the earliest: %s', (now, day) => {
  expect(earliestToday(new Date(now))).toBe(day);
});

test('a file is named by a moment that no system refuses in a name', () => {
  expect(fileMoment(new Date('2026-11-30T17:43:10.250Z'))).toBe('2026-11-30-17-43-10');
});
