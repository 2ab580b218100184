import { describe, expect, test } from 'vitest';
import { invoiceBalance } from './index.ts';

const due = new Date('2026-08-03T10:00:00Z');
const sums = (more: Partial<Parameters<typeof invoiceBalance>[0]> = {}) => ({
  amountMinor: 10_000,
  creditedMinor: 0,
  paidMinor: 0,
  ...more,
});
const on = (day: string) => new Date(`${day}T23:00:00Z`);

describe('what is left of an invoice, and its state (OR-14)', () => {
  test.each([
    ['nothing is paid, before the due date', {}, '2026-08-01', 'open', 10_000],
    ['nothing is paid on the due date itself', {}, '2026-08-03', 'open', 10_000],
    ['nothing is paid the day after', {}, '2026-08-04', 'overdue', 10_000],
    ['a part is paid', { paidMinor: 4_000 }, '2026-08-01', 'part_paid', 6_000],
    ['a part is paid and the day has passed', { paidMinor: 4_000 }, '2026-08-04', 'overdue', 6_000],
    ['all is paid, however late', { paidMinor: 10_000 }, '2026-09-01', 'paid', 0],
    ['a part is credited and the rest is paid', { creditedMinor: 3_000, paidMinor: 7_000 }, '2026-08-01', 'paid', 0],
    ['a part is credited and nothing paid', { creditedMinor: 3_000 }, '2026-08-01', 'open', 7_000],
    ['all is credited', { creditedMinor: 10_000 }, '2026-09-01', 'credited', 0],
  ] as const)('%s', (_, more, day, state, leftMinor) => {
    expect(invoiceBalance(sums(more), due, on(day))).toEqual({ state, leftMinor, overpaidMinor: 0 });
  });

  test('a credit note on a paid invoice leaves money that goes back', () => {
    const balance = invoiceBalance(sums({ paidMinor: 10_000, creditedMinor: 2_500 }), due, on('2026-08-01'));
    expect(balance).toEqual({ state: 'paid', leftMinor: 0, overpaidMinor: 2_500 });
  });

  test('what was paid with the order is paid, whatever was given back of it since', () => {
    const balance = invoiceBalance(sums({ creditedMinor: 10_000 }), null, on('2026-09-01'));
    expect(balance).toEqual({ state: 'paid', leftMinor: 0, overpaidMinor: 0 });
  });
});
