import { expect, test } from 'vitest';
import { exportAddress, readInvoiceAddress } from './invoice-address.ts';

const read = (address: string) => readInvoiceAddress(new URLSearchParams(address));

test.each([
  ['', { state: 'open' }],
  ['state=overdue&search=Helix&sort=-left&page=2', { state: 'overdue', search: 'Helix', sort: '-left', page: '2' }],
  ['state=all', {}],
  ['state=lost&sort=colour&page=0', { state: 'open' }],
])('the address “%s” of the list of invoices (OR-15)', (address, query) => {
  expect(read(address)).toEqual(query);
});

test('the file has all pages of what the list finds', () => {
  expect(exportAddress(read('state=overdue&page=3'))).toBe('/api/staff/invoices/export/?state=overdue');
  expect(exportAddress(read('state=all'))).toBe('/api/staff/invoices/export/');
});
