import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTotals } from './order-totals.tsx';

const totals = {
  currency: 'USD' as const,
  undiscounted_subtotal: '100.00',
  subtotal: '100.00',
  discount: '10.00',
  shipping: '0.00',
  tax: '6.30',
  total: '96.30',
};

test('a total before shipping and tax has neither in it, also where the tax is known already (QU-4)', () => {
  const html = renderToStaticMarkup(<OrderTotals totals={totals} voucher={null} isComplete={false} />);
  expect(html).toContain('Total before shipping and tax <b>$90.00</b>');
  expect(html).not.toContain('96.30');
});

test('a complete one is what will be paid', () => {
  const html = renderToStaticMarkup(<OrderTotals totals={totals} voucher={null} isComplete />);
  expect(html).toContain('<b>$96.30</b>');
});

test('what lies between list price and subtotal is explained, and what is waited for is named (ruling 42)', () => {
  const html = renderToStaticMarkup(
    <OrderTotals
      totals={{ ...totals, undiscounted_subtotal: '120.00' }}
      voucher={null}
      discounts={[{ label: '90 to 179 pools', amount: '20.00' }]}
      isComplete={false}
      hasAddress
    />,
  );
  expect(html).toMatch(/List price.*\$120\.00.*90 to 179 pools.*−\$20\.00.*Subtotal.*\$100\.00/);
  expect(html).toContain('after the shipping method');
});
