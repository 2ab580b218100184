import { expect, test } from 'vitest';
import { countFault, isTakenBefore, stayingText, trackingFault } from './ship-faults.ts';

test.each([
  [-1, 'A whole number, 0 or more.'],
  [1.5, 'A whole number, 0 or more.'],
  [Number.NaN, 'A whole number, 0 or more.'],
  [9, 'At most 3.'],
  [0, null],
  [3, null],
])('%d of 3 that are left: %s (OR-2)', (quantity, fault) => {
  expect(countFault(quantity, 3)).toBe(fault);
});

test('a tracking number is looked at when it was left, by the rule of the store (OR-2)', () => {
  expect(trackingFault('12', false)).toBeNull();
  expect(trackingFault('12', true)).toBe('A tracking number has 6 to 40 letters, digits and hyphens.');
  expect(trackingFault(' ', true)).toBe('Scan or type the tracking number.');
  expect(trackingFault('trk 000001', true)).toBeNull();
});

test('the number of a parcel that has left is told, however it was typed', () => {
  expect(isTakenBefore(['TRK-000001'], 'trk-0000 01')).toBe(true);
  expect(isTakenBefore(['TRK-000001'], 'TRK-000002')).toBe(false);
  expect(isTakenBefore(['TRK-000001'], '')).toBe(false);
});

test('what stays is counted as one says it', () => {
  expect([0, 1, 2].map(stayingText)).toEqual([
    'Nothing stays',
    '1 stays for another parcel',
    '2 stay for another parcel',
  ]);
});
