import { expect, test } from 'vitest';
import {
  firstQuoteNumber,
  type QuoteDates,
  type QuoteState,
  quoteEnd,
  quoteState,
  quoteStates,
  quoteValidDays,
  quoteVersionNumber,
} from './index.ts';

const issued = new Date('2026-11-21T12:00:00Z');
const end = quoteEnd(issued);
const fresh: QuoteDates = {
  expiresAt: end,
  honouredUntil: null,
  withdrawnAt: null,
  replacedBy: null,
  isOrdered: false,
};

test.each<[QuoteState, Date, Partial<QuoteDates>]>([
  ['valid', issued, {}],
  ['valid', new Date(end.getTime() - 1), {}],
  ['expired', end, {}],
  ['ordered', end, { isOrdered: true }],
  ['withdrawn', issued, { withdrawnAt: issued }],
  ['replaced', end, { withdrawnAt: issued, replacedBy: 'Q-7K3M-PX9A-2', isOrdered: true }],
])('a quote is %s', (state, now, changes) => {
  expect(quoteState({ ...fresh, ...changes }, now)).toBe(state);
  expect(quoteStates[state]).not.toBe('');
});

test(`a quote holds for ${quoteValidDays} days, to the end of the last one, whatever the hour of its issue`, () => {
  for (const hour of ['00:00:00.000', '12:00:00.000', '23:59:59.999'])
    expect(quoteEnd(new Date(`2026-11-21T${hour}Z`)).toISOString()).toBe('2026-12-21T23:59:59.999Z');
  expect(quoteEnd(issued, 3).toISOString()).toBe('2026-11-24T23:59:59.999Z');
});

test('versions have the number of the first one with theirs behind it (ruling 48)', () => {
  expect([1, 2, 13].map((version) => quoteVersionNumber('Q-7K3M-PX9A', version))).toEqual([
    'Q-7K3M-PX9A',
    'Q-7K3M-PX9A-2',
    'Q-7K3M-PX9A-13',
  ]);
  for (const number of ['Q-7K3M-PX9A', 'Q-7K3M-PX9A-2', 'Q-7K3M-PX9A-13'])
    expect(firstQuoteNumber(number)).toBe('Q-7K3M-PX9A');
});
