import { describe, expect, test } from 'vitest';
import { honourQuote, maxHonouredDays, minHonouredDays, type QuoteDates, quoteEnd, quoteState } from './index.ts';

const day = 86_400_000;
const issued = new Date('2026-10-01T12:00:00Z');
const ended: QuoteDates = {
  expiresAt: quoteEnd(issued),
  honouredUntil: null,
  withdrawnAt: null,
  replacedBy: null,
  isOrdered: false,
};
const now = new Date('2026-11-24T09:30:00Z');

describe('a quote that has ended is honoured for a purchase order that comes late (QU-5)', () => {
  test.each([0, 1, 14, maxHonouredDays])('for %i days from today, to the end of that day', (days) => {
    const until = honourQuote(ended, days, now);
    expect(until).toEqual({ ok: true, value: quoteEnd(now, days) });
    const honoured = { ...ended, honouredUntil: quoteEnd(now, days) };
    expect(quoteState(honoured, new Date(now.getTime() + days * day))).toBe('valid');
    expect(quoteState(honoured, new Date(now.getTime() + (days + 1) * day))).toBe('expired');
  });

  test.each([-1, 1.5, maxHonouredDays + 1, Number.NaN])('not for %d days', (days) => {
    expect(honourQuote(ended, days, now)).toMatchObject({ ok: false, error: { field: 'days' } });
  });

  test('not for less than it holds by itself', () => {
    const valid = { ...ended, expiresAt: quoteEnd(now, 10) };
    expect(honourQuote(valid, 10, now)).toMatchObject({ ok: false, error: { field: 'days' } });
    expect(honourQuote(valid, 11, now)).toMatchObject({ ok: true });
  });

  test.each([
    [-3, 0],
    [0, 1],
    [10, 11],
    [maxHonouredDays - 1, maxHonouredDays],
  ])('one that ends in %i days can be honoured from %i days on', (end, least) => {
    const quote = { ...ended, expiresAt: quoteEnd(now, end) };
    expect(minHonouredDays(quote.expiresAt, now)).toBe(least);
    expect(honourQuote(quote, least, now).ok).toBe(true);
    if (least > 0) expect(honourQuote(quote, least - 1, now).ok).toBe(false);
  });

  test('one that holds beyond all of them cannot', () => {
    expect(minHonouredDays(quoteEnd(now, maxHonouredDays), now)).toBeNull();
  });

  test.each<[string, Partial<QuoteDates>]>([
    ['ordered', { isOrdered: true }],
    ['withdrawn', { withdrawnAt: issued }],
    ['replaced', { withdrawnAt: issued, replacedBy: 'Q-7K3M-PX9A-2' }],
  ])('not where it is %s', (state, changes) => {
    const message = `This quote is ${state}: there is nothing to honour.`;
    expect(honourQuote({ ...ended, ...changes }, 7, now)).toEqual({ ok: false, error: { field: null, message } });
  });
});
