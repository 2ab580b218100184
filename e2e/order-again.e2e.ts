import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, fillCart, openAccount } from './browser/open-account.ts';
import { type PlacedByPo, placeOrder } from './orders/place-order.ts';

const { customer, page } = await startJourney();

/**
 * What was ordered once is ordered again: by the rules and prices of today, and never with something missing in
 * silence.
 */
describe('a researcher orders again', () => {
  let order: PlacedByPo;
  const again = () => page.getByRole('button', { name: 'Order again' }).click();
  const openOrder = async () => {
    await page.goto('/account/orders');
    await page.getByRole('link', { name: order.number }).click();
    await page.getByRole('heading', { name: `Order ${order.number}` }).waitFor();
  };

  test('an order that was paid, and finds the same plate and protein in a new cart', async () => {
    await openAccount(customer, 'Nadia');
    order = await placeOrder(customer, { plateName: 'Kinase screen', poNumber: '4500-90210' });
    await openOrder();
    await again();
    await page.waitForURL('**/cart');
    await page.getByText('2 items in 2 shipments.').waitFor();
    await page.getByRole('heading', { name: 'Kinase screen' }).waitFor();
    const cart = await callAs<{ order_id: string; customer_reference_code: null }>(customer, 'GET', '/api/user/cart/');
    expect(cart.order_id).not.toBe(order.id);
  });

  test('once more, and reads what is left out and why; the rest is in the cart', async () => {
    await fillCart(customer, { product_slug: 'spcas9_nuclease', quantity: 998 });
    await openOrder();
    await again();
    const dialog = page.getByRole('dialog', { name: 'In the cart, with changes' });
    await dialog.getByText('At most 999 of one item can be ordered, and 999 are in the cart already.').waitFor();
    await dialog.getByText('1 item is in the cart at the same price.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go to the cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('3 items in 2 shipments.').waitFor();
  });

  test('a quote as well, which keeps its own prices meanwhile', async () => {
    await page.getByRole('button', { name: 'Save as quote' }).click();
    await page.waitForURL('**/quote?order=*');
    const quoted = new URL(page.url()).searchParams.get('order') ?? '';
    await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
    const copied = await callAs<{ order_id: string; added: unknown[]; not_added: unknown[] }>(
      customer,
      'POST',
      `/api/order/${quoted}/order-again/`,
    );
    expect(copied.order_id).not.toBe(quoted);
    expect(copied.added).toHaveLength(3);
    await page.goto('/cart');
    await page.getByText('3 items in 2 shipments.').waitFor();
    await page.getByRole('button', { name: 'Your 2 carts' }).click();
    await page
      .getByRole('dialog', { name: 'Your carts' })
      .getByRole('link', { name: /^See the quote: / })
      .click();
    await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
  });
});
