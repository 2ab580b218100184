import { expect, test } from 'vitest';
import { addressOf } from './audit-row.ts';
import { fieldText, valueText } from './value-text.ts';

test.each([
  ['status', 'in_production', 'In production'],
  ['status of shipment 01a22d53', 'partly_shipped', 'Partly shipped'],
  ['review', 'pending', 'open'],
  ['state', 'with_sales', 'Being worked on'],
  ['roles', ['sales', 'finance'], 'sales, finance'],
  ['roles', [], 'none'],
  ['tracking_number', null, 'none'],
  ['reason', 'pending', 'pending'],
  ['lines', [{ item_id: 'a1', quantity: 2 }], 'item id a1, quantity 2'],
  ['toString', 'shipped', 'shipped'],
])('the audit says %s %j as the office does: %s (OF-15)', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

test('a field has no signs of the database, and no id of a shipment (OF-15)', () => {
  expect(fieldText('sales_rep')).toBe('sales rep');
  expect(fieldText('status of shipment 01a22d53-0000-7000-8000-000000000000')).toBe('status of a shipment');
});

test.each([
  [{ kind: 'order', id: 'a', number: 'CS-B3BM-0CA9' }, '/office/orders/a'],
  [{ kind: 'request', id: 'b', number: null }, '/office/requests/b'],
  [{ kind: 'quote', id: 'c', number: 'Q-AAAA-BBBB' }, '/office/quotes/c'],
  [{ kind: 'customer', id: 'e' }, '/office/customers/e'],
  [{ kind: 'quote', id: null }, null],
  [{ kind: 'staff', id: 'd', number: null }, null],
])('what was touched is a step away, where the office shows it: %j (OF-15)', (subject, address) => {
  expect(addressOf(subject)).toBe(address);
});
