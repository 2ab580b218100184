import { describe, expect, test } from 'vitest';
import { checkReceivedPayment } from './index.ts';

const invoice = {
  leftMinor: 50_000,
  placedAt: new Date('2026-07-01T12:00:00Z'),
  now: new Date('2026-08-03T12:00:00Z'),
};
const typed = (more: Partial<Parameters<typeof checkReceivedPayment>[0]> = {}) => ({
  receivedOn: '2026-08-02',
  amount: '500.00',
  reference: 'Wire 4471',
  ...more,
});

describe('a payment of an invoice (OR-14)', () => {
  test.each(['500', '500.00', '0.01', ' 12.50 '])('%s dollars of 500.00 that are left', (amount) => {
    expect(checkReceivedPayment(typed({ amount }), invoice)).toMatchObject({ ok: true });
  });

  test('spaces around the reference are no part of it', () => {
    const checked = checkReceivedPayment(typed({ reference: '  Wire 4471 ' }), invoice);
    expect(checked).toMatchObject({ ok: true, value: { reference: 'Wire 4471', amount: { minor: 50_000 } } });
  });

  test.each([
    ['amount', '', 'Enter the amount in dollars, such as 12 or 12.50.'],
    ['amount', '12.505', 'Enter the amount in dollars, such as 12 or 12.50.'],
    ['amount', '0', 'A payment must be more than $0.00.'],
    ['amount', '-5', 'A payment must be more than $0.00.'],
    ['amount', '500.01', 'At most $500.00 of this invoice is still to be paid.'],
    ['receivedOn', '', 'Enter the day on which it was received.'],
    ['receivedOn', '2026-02-30', 'Enter the day on which it was received.'],
    ['receivedOn', '2026-08-05', 'This day is still to come.'],
    ['receivedOn', '2026-06-30', 'This day is before the order was placed.'],
    ['reference', '  ', 'Enter the reference of the payment, such as the number of the transfer.'],
    ['reference', 'x'.repeat(101), 'The reference must be 100 or fewer characters.'],
    ['reference', 'one\ntwo', 'The reference must be on one line.'],
  ])('%s %j is refused: %s', (field, text, sentence) => {
    const word = field === 'receivedOn' ? 'received_on' : field;
    expect(checkReceivedPayment(typed({ [field]: text }), invoice)).toEqual({ ok: false, error: { [word]: sentence } });
  });

  test('all that is wrong is said at once', () => {
    const checked = checkReceivedPayment({ receivedOn: '', amount: 'x', reference: '' }, invoice);
    expect(checked.ok ? [] : Object.keys(checked.error)).toEqual(['received_on', 'amount', 'reference']);
  });

  test('the day of a colleague in Auckland, where it is tomorrow already, is no day to come', () => {
    expect(checkReceivedPayment(typed({ receivedOn: '2026-08-04' }), invoice)).toMatchObject({ ok: true });
  });
});
