import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer, Window } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { openAccount } from './browser/open-account.ts';
import { choosePayment, orderPlaced, readyToPay } from './browser/ready-to-pay.ts';
import { type StripeStandIn, standInForStripe } from './browser/stripe-stand-in.ts';
import { startOwnStore } from './harness/own-store.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

/** The card network of the shared store plays Stripe for this one, which has keys and no network of its own. */
const networkUrl = `${storeOfThisWorker()}/demo/card-network`;
const store = await startOwnStore({
  STRIPE_SECRET_KEY: 'sk_test_cutsite_demo',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_cutsite_demo',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_store',
  STRIPE_API_URL: networkUrl,
});
afterAll(() => store.end());
const newcomer = await openDoor({ storeUrl: store.url });

let customer: Customer;
let page: Page;
let stripe: StripeStandIn;

const arriveWith = (window: Window): void => {
  beforeEach(async () => {
    customer = await newcomer(window);
    page = customer.page;
    stripe = await standInForStripe(customer.context, networkUrl);
    return () => customer.leave();
  });
};

const atADesk: Window = { width: 1440, height: 900 };

const number = () => page.getByLabel('Card number at Stripe');
const accept = () => page.getByRole('checkbox', { name: /terms of sale/ }).check();
const pay = () => page.getByRole('button', { name: /^Pay \$/ });

/** A store with keys of Stripe's: cards are typed into Stripe's own field (docs/decisions/0013). */
describe.each([
  ['at a desk', atADesk],
  ['on a telephone, in the dark', { width: 390, height: 844, colorScheme: 'dark' }],
] as const)("a researcher pays by card in Stripe's own field, %s", (_title, window) => {
  arriveWith(window);

  test('is declined in the words of the network, and pays with another card', async () => {
    const { id } = await readyToPay(customer, 'Ines');
    await choosePayment(customer, id, 'Card');
    await number().fill('4000 0000 0000 9995');
    await accept();
    expect(await page.getByLabel('Security code').count()).toBe(0);
    expect(await number().getAttribute('data-amount')).toMatch(/^\d{3,}$/);
    const ink = await number().getAttribute('data-text');
    await page.emulateMedia({ colorScheme: 'colorScheme' in window ? 'light' : 'dark' });
    await expect.poll(() => number().getAttribute('data-text')).not.toBe(ink);
    await pay().click();
    await page.getByText('Your card has insufficient funds.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await number().fill('4242 4242 4242 4242');
    await pay().press('Enter');
    await orderPlaced(customer);
  });

  test('cannot reach js.stripe.com, reads so, may pay otherwise, and tries again', async () => {
    stripe.isReachable = false;
    const { id } = await readyToPay(customer, 'Ines');
    await choosePayment(customer, id, 'Card');
    await page.getByText(/js\.stripe\.com cannot be reached/).waitFor();
    await page.getByText('The card fields could not be loaded.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Purchase order/ }).check();
    await page.getByLabel(/^Purchase order number|^PO number/).waitFor();
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByText(/js\.stripe\.com cannot be reached/).waitFor();
    stripe.isReachable = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await number().fill('4242 4242 4242 4242');
    await accept();
    await pay().click();
    await orderPlaced(customer);
  });
});

describe("a researcher whose store takes cards by Stripe's own field", () => {
  arriveWith(atADesk);

  test('buys edit credit the same way', async () => {
    await openAccount(customer, 'Ines');
    await page.goto('/account/edit-credit');
    await number().fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: '$100.00' }).click();
    await pay().click();
    await page.getByText('Thank you. The credit is on your account.').waitFor();
    await page.getByText('$100.00 to spend').waitFor();
  });

  test("meets Stripe's script on no page without a card form", async () => {
    for (const path of ['/', '/cart', '/checkout/confirm']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).not.toContain('stripe.com');
    }
    const checkout = await page.goto('/checkout');
    expect(checkout?.headers()['content-security-policy']).toContain('https://js.stripe.com');
    expect(stripe.scripts).toEqual([]);
  });
});
