import { expect, test } from 'vitest';
import { roomAt, roomsOf } from './rooms.ts';

test.each([
  ['/orders', 'Orders'],
  ['/content/media', 'Content'],
  ['/customers/0197a1f0', 'Customers'],
  ['/me', undefined],
  ['/', undefined],
  ['/ordersheet', undefined],
])('%s lies in the room %s (OF-21)', (pathname, label) => expect(roomAt(pathname)?.label).toBe(label));

test('each role has the rooms that the table of permissions names, and no other (OF-21)', () => {
  const labels = (role: string) => roomsOf([role]).map(({ label }) => label);
  expect(labels('sales')).toEqual(['Orders', 'Invoices', 'Requests', 'Quotes', 'Customers', 'Forms', 'Roles']);
  expect(labels('production')).toEqual(['Orders', 'Roles']);
  expect(labels('finance')).toEqual(['Orders', 'Invoices', 'Customers', 'Roles']);
});
