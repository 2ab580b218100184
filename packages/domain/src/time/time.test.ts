import { expect, test } from 'vitest';
import { addDays, startOfDay } from './index.ts';

test('days are added and taken away across months, at the same time of day (ruling 70)', () => {
  expect(addDays(new Date('2026-02-27T12:30:00Z'), 2)).toEqual(new Date('2026-03-01T12:30:00Z'));
  expect(addDays(new Date('2026-03-01T12:30:00Z'), -2)).toEqual(new Date('2026-02-27T12:30:00Z'));
});

test.each(['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'])('%s is of the day that began at midnight', (at) => {
  expect(startOfDay(new Date(at))).toEqual(new Date('2026-11-21T00:00:00Z'));
});
