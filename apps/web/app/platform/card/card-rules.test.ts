import { describe, expect, test } from 'vitest';
import { groupedNumber, readCard } from './card-rules.ts';

const now = new Date(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expiry: '12/28', cvc: '123', name: 'Rosa Lindqvist' };

test('a card is read as it is typed', () => {
  expect(readCard(good, now)).toEqual({
    card: { number: '4242424242424242', month: 12, year: 2028, cvc: '123', name: 'Rosa Lindqvist' },
    faults: {},
  });
});

describe('a slip is found before anything is sent', () => {
  test.each([
    ['number', '', 'Please enter the card number.'],
    ['number', '4242 4242 4242 4241', 'Please check the card number: one of its digits is not right.'],
    ['number', '4242', 'A card number has 12 to 19 digits.'],
    ['number', '4242 4242 4242 424O', 'A card number has digits only.'],
    ['expiry', '', 'Please enter the month and the year, such as 12/28.'],
    ['expiry', '13/28', 'A month is 01 to 12.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['cvc', '12', 'The security code has 3 digits, or 4 on American Express.'],
    ['name', ' ', 'Please enter the name as it appears on the card.'],
  ] as const)('%s %j: %s', (field, text, sentence) => {
    expect(readCard({ ...good, [field]: text }, now)).toEqual({ card: null, faults: { [field]: sentence } });
  });

  test.each(['11/26', '11 / 2026', '1126', '1/27', '11-26'])('%j is a date that is not over', (expiry) => {
    expect(readCard({ ...good, expiry }, now).faults).toEqual({});
  });

  test('American Express and long numbers pass', () => {
    expect(readCard({ ...good, number: '3782 822463 10005', cvc: '1234' }, now).faults).toEqual({});
  });
});

test.each([
  ['42424', '4242 4'],
  ['4242-4242x', '4242 4242'],
  ['4242424242424242', '4242 4242 4242 4242'],
])('%j is shown in groups: %j', (text, shown) => {
  expect(groupedNumber(text)).toBe(shown);
});
