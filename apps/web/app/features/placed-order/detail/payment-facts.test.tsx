import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentFacts } from './payment-facts.tsx';

/** What the page shows of an order that is paid by a purchase order, to somebody in this time zone. */
function shownIn(timeZone: string, due: string): string {
  const before = process.env['TZ'];
  process.env['TZ'] = timeZone;
  try {
    const order = {
      status: 'in_production',
      payment: {
        method: 'purchase_order',
        paid_by: 'Ada Test',
        po_number: 'PO-4711',
        billing_contact: { name: 'Accounts Payable', email: 'ap@helixlab.example' },
        net_terms_days: 30,
        amount: '110.00',
        refunded: '0.00',
        due,
        refunds: [],
      },
    };
    return renderToStaticMarkup(<PaymentFacts order={order as unknown as PlacedOrderWire} />);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'an invoice is due on the day that is printed on it, also for who looks at it in %s (OR-12, ruling 70)',
  (timeZone) => {
    expect(shownIn(timeZone, '2027-01-20T01:00:00Z')).toContain('$110.00 by 20 January 2027<');
    expect(shownIn(timeZone, '2027-01-20T23:00:00Z')).toContain('$110.00 by 20 January 2027<');
  },
);

test('whom the invoice goes to stands on the page (PA-3)', () => {
  expect(shownIn('UTC', '2027-01-20T01:00:00Z')).toContain(
    '<dt>Invoice to</dt><dd>Accounts Payable, ap@helixlab.example</dd>',
  );
});
