import { expect, test } from 'vitest';
import { checkPurchaseOrder, isSamePoNumber, type PurchaseOrder } from './index.ts';

const aPurchaseOrder = (change: { poNumber?: string; name?: string; email?: string } = {}): PurchaseOrder => ({
  poNumber: change.poNumber ?? 'PO-4711',
  billingContact: { name: change.name ?? 'Accounts', email: change.email ?? 'ap@helixlab.example' },
});

test('a purchase order is kept as it is meant, without the spaces around it (ruling 18)', () => {
  expect(checkPurchaseOrder(aPurchaseOrder({ poNumber: '  PO-4711 ', email: ' ap@helixlab.example ' }))).toEqual({
    ok: true,
    value: aPurchaseOrder(),
  });
});

test.each([
  [{ poNumber: '  ' }, 'po_number', 'The PO number is required.'],
  [{ poNumber: 'P'.repeat(65) }, 'po_number', 'The PO number must be 64 or fewer characters.'],
  [{ poNumber: 'PO\n1' }, 'po_number', 'The PO number must be on one line.'],
  [{ poNumber: 'PO\u202E1' }, 'po_number', 'The PO number must be on one line.'],
  [{ name: '' }, 'billing_contact.name', 'The name of the billing contact is required.'],
  [{ email: '' }, 'billing_contact.email', 'The e-mail address of the billing contact is required.'],
  [{ email: 'ap@' }, 'billing_contact.email', 'The e-mail address of the billing contact is not valid.'],
])('%j is refused at its field', (change, field, sentence) => {
  expect(checkPurchaseOrder(aPurchaseOrder(change))).toEqual({ ok: false, error: { [field]: sentence } });
});

test.each([
  ['PO-4711', ' po-4711 ', true],
  ['PO-4711', 'PO-47112', false],
  ['PO 47', 'PO-47', false],
])('“%s” and “%s” are the same PO number: %s (PA-16)', (one, other, isSame) => {
  expect(isSamePoNumber(one, other)).toBe(isSame);
});
