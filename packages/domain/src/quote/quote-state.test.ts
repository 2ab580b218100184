import { expect, test } from 'vitest';
import { type QuoteDates, type QuoteState, quoteEnd, quoteState, quoteStates, quoteValidDays } from './index.ts';

const issued = new Date('2026-11-21T12:00:00Z');
const end = quoteEnd(issued);
const fresh: QuoteDates = { expiresAt: end, withdrawnAt: null, isOrdered: false };

test.each<[QuoteState, Date, Partial<QuoteDates>]>([
  ['valid', issued, {}],
  ['valid', new Date(end.getTime() - 1), {}],
  ['expired', end, {}],
  ['ordered', end, { isOrdered: true }],
  ['withdrawn', issued, { withdrawnAt: issued }],
])('a quote is %s', (state, now, changes) => {
  expect(quoteState({ ...fresh, ...changes }, now)).toBe(state);
  expect(quoteStates[state]).not.toBe('');
});

test(`a quote holds for ${quoteValidDays} days`, () => {
  expect(end.toISOString()).toBe('2026-12-21T12:00:00.000Z');
});
