import type { AddressWire } from '@cutsite/contracts/order-contents';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlacedSummary } from './placed-summary.tsx';

const address: AddressWire = {
  first_name: 'Ada',
  last_name: 'Test',
  company: 'Test Lab',
  line1: '77 Massachusetts Avenue',
  line2: '',
  city: 'Cambridge',
  subdivision: 'MA',
  postal_code: '02139',
  country: 'US',
  phone: '+1 617 555 0100',
};

const item = {
  id: 'i1',
  group_id: 'g1',
  name: 'Kinases',
  quantity: 1,
  subtotal: '120.00',
  sequence_count: 2,
  facts: [],
};
const box = (shipped: string | null, delivered: string | null) => ({
  id: 'g1',
  temperature: 'ambient',
  timeline: [
    { step: 'shipped', expected: shipped },
    { step: 'delivered', expected: delivered },
  ],
});
const order = {
  order_id: 'o1',
  number: 'CS-2026-000123',
  status: 'confirmed',
  shipments: [box('2026-12-21T00:00:00Z', '2026-12-22T00:00:00Z')],
  plates: [{ item_id: 'i1', name: 'Kinases', plate_format: '96-well', wells: ['A01', 'A02'] }],
  files: [],
  terms: null,
  payment: { method: 'purchase_order', paid_by: 'Ada Test', po_number: 'PO-4711', net_terms_days: null, refunds: [] },
  contents: {
    items: [item],
    groups: [],
    voucher: null,
    tax: { label: 'Tax', exempt_certificate: null },
    totals: { subtotal: '120.00', discount: '0.00', shipping: '35.00', tax: '0.00', total: '155.00' },
    shipping_address: address,
    billing_address: { ...address, first_name: 'Bea', line1: '1 Accounts Road' },
  },
};

function confirmed(changes: object = {}): string {
  const queries = new QueryClient();
  queries.setQueryData(['order', 'o1'], { ...order, ...changes });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PlacedSummary orderId="o1" />
    </QueryClientProvider>,
  );
}

test('the confirmation says by when each box leaves and arrives (CO-25)', () => {
  expect(confirmed()).toContain(
    'Ambient, ships dry</dt><dd>Expected: leaves by 21 December 2026, arrives by 22 December 2026<',
  );
  const known = confirmed({ shipments: [box('2026-12-21T00:00:00Z', null)] });
  expect(known).toContain('leaves by');
  expect(known).not.toContain('arrives by');
  expect(confirmed({ shipments: [box(null, null)] })).not.toContain('Expected');
});

test('the confirmation shows where the order goes and who is billed (OR-12)', () => {
  const html = confirmed();
  expect(html).toMatch(/Ship to<\/dt>.*Ada Test.*77 Massachusetts Avenue.*Bill to<\/dt>.*Bea Test.*1 Accounts Road/);
});

test('the confirmation offers the list of what each item holds, item by item and as a file (OR-12)', () => {
  const html = confirmed();
  expect(html).toMatch(/<h2 id="item-lists">Full lists<\/h2>.*All as CSV.*<summary><b>Kinases<\/b>/);
  const addOn = { ...item, sequence_count: 0 };
  expect(confirmed({ contents: { ...order.contents, items: [addOn] } })).not.toContain('Full lists');
});

test('the confirmation of an order in review says that it is looked at before it is made', () => {
  const sentence = 'We look at your order before we make it';
  expect(confirmed({ status: 'in_review' })).toContain(sentence);
  expect(confirmed()).not.toContain(sentence);
});
