import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { OpenCheckout } from './use-checkout.ts';

/** A cart without an address that somebody else has taken over. */
const order = {
  order_id: 'o1',
  may_act: false,
  status: 'cart',
  active_step: 0,
  is_complete: false,
  contents: { shipping_address: null, billing_address: null, groups: [] },
} as unknown as OrderSummaryWire;

test('the owner of a cart that was taken over looks on, and is offered nothing to choose', () => {
  const checkout = { order, isChangedElsewhere: false } as unknown as OpenCheckout;
  const html = renderToStaticMarkup(<CheckoutSteps checkout={checkout} payment={() => null} panel={null} />);
  expect(html).toContain('Whoever has taken over this cart chooses it.');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('Opens again');
});
