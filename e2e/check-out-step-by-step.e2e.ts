import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer, Window } from './browser/customer.ts';
import { holdCalls } from './browser/hold-calls.ts';
import { openDoor } from './browser/journey.ts';
import { callAs, coldItem, fillCart, openAccount, password, tubeItem } from './browser/open-account.ts';
import { signInByForm } from './browser/sign-in.ts';

const newcomer = await openDoor();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 });
const where = (page: Page) => heading(page, 'Where does it go?');
const invoice = (page: Page) => heading(page, 'Who gets the invoice?');
const travel = (page: Page) => heading(page, /How should the .* travel/);
const pay = (page: Page) => heading(page, 'How would you like to pay?');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const total = (page: Page) => page.getByRole('complementary', { name: 'Order' });

/** Types an address in Boston; what is `changed` is typed instead. */
const typeAddress = async (page: Page, changed: Readonly<Record<string, string>> = {}): Promise<void> => {
  const typed = {
    'First name': 'Mirela',
    'Last name': 'Anand',
    'Street address': '40 Quarry Road',
    City: 'Boston',
    'ZIP code': '02130',
    ...changed,
  };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption('MA');
};

interface OrderOnTheWire {
  readonly active_step: number | null;
  readonly contents: {
    readonly shipping_address: {
      readonly postal_code: string;
      readonly line1: string;
      readonly country: string;
    } | null;
    readonly groups: readonly {
      readonly shipping_method: string | null;
      readonly carrier_account_number: string | null;
    }[];
    readonly totals: { readonly shipping: string };
  };
}
const orderOf = (customer: Customer, id: string) =>
  callAs<OrderOnTheWire>(customer, 'GET', `/api/order/summary/${id}/`);

let customer: Customer;
let page: Page;
let id: string;

/** Each test begins with somebody new, who has a cart of two shipments. */
const arriveWith = (window: Window): void => {
  beforeEach(async () => {
    customer = await newcomer(window);
    page = customer.page;
    await openAccount(customer, 'Mirela');
    id = await fillCart(customer, tubeItem('checkout-g1'), coldItem);
    return () => customer.leave();
  });
};

const atADesk: Window = { width: 1440, height: 900 };

/** How the steps look and read, which the window decides. */
describe.each([
  ['at a desk', atADesk],
  ['on a telephone', { width: 390, height: 844 }],
])('a researcher checks out step by step, %s', (_title, window) => {
  arriveWith(window);

  test('through three steps, and finds the same total as the service (CO-1)', async () => {
    await page.goto('/checkout');
    await page.waitForURL(`**/checkout?order=${id}`);
    await where(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The steps stand free between the title and the first of them.
    const title = await page.getByRole('heading', { name: 'Checkout', level: 1 }).boundingBox();
    const steps = await page.getByRole('list', { name: 'Steps' }).boundingBox();
    expect((steps?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThanOrEqual(12);
    expect(((await total(page).boundingBox())?.y ?? 0) - (steps?.y ?? 0) - (steps?.height ?? 0)).toBeGreaterThanOrEqual(
      12,
    );
    await typeAddress(page);
    await press(page, 'Ship here');
    await invoice(page).waitFor();
    expect(await page.getByRole('radio', { name: /The shipping address/ }).isChecked()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Bill here');
    await travel(page).waitFor();
    await total(page).getByText('not chosen yet').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Use these methods');
    await pay(page).waitFor();
    await total(page).getByText('$96.00').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await orderOf(customer, id)).toMatchObject({
      active_step: null,
      contents: { totals: { shipping: '96.00' } },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
  });

  test('is shown what is wrong with a ZIP code, and takes the suggestion', async () => {
    await page.goto(`/checkout?order=${id}`);
    await where(page).waitFor();
    await typeAddress(page, { 'ZIP code': '2130', City: '' });
    await press(page, 'Ship here');
    await page.getByText('City is required.').waitFor();
    await page.getByText('This is not a ZIP code in the United States. Example: 02130.').waitFor();
    expect(await field(page, 'City').evaluate((element) => element === document.activeElement)).toBe(true);
    await field(page, 'City').fill('Boston');
    await press(page, 'Ship here');
    const difference = page.getByRole('region', { name: 'Suggested correction' });
    await difference.waitFor();
    expect(await difference.locator('del').innerText()).toBe('2130');
    expect(await difference.locator('ins').innerText()).toBe('02130');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Use the suggestion');
    await invoice(page).waitFor();
    expect((await orderOf(customer, id)).contents.shipping_address?.postal_code).toBe('02130');
  });

  test('lets the own carrier account be charged, with a number that the carrier knows', async () => {
    await page.goto(`/checkout?order=${id}`);
    await typeAddress(page);
    await press(page, 'Ship here');
    await press(page, 'Bill here');
    await travel(page).waitFor();
    const ambient = page.getByRole('group', { name: /Ambient/ });
    await ambient.getByRole('radio', { name: /On my carrier account/ }).check();
    await page.getByLabel('Carrier account number').fill('1234');
    await press(page, 'Use these methods');
    await page.getByText('A FedEx account number has 9 digits.').waitFor();
    await page.getByLabel('Carrier account number').fill('123 456 789');
    await press(page, 'Use these methods');
    await pay(page).waitFor();
    await page.getByText('123456789').waitFor();
    await press(page, 'Add a cost centre');
    await total(page).getByRole('textbox', { name: 'Cost centre' }).fill('4410-CRISPR');
    await total(page).getByRole('button', { name: 'Save' }).click();
    await total(page).getByText('Cost centre 4410-CRISPR').waitFor();
    const { groups, totals } = (await orderOf(customer, id)).contents;
    expect(groups.map((group) => group.carrier_account_number)).toEqual(['123456789', null]);
    expect(totals.shipping).toBe('64.00');
  });
});

/**
 * Back, a reload, a second window and a lost session: the service's word decides the step, and nothing typed is lost.
 */
describe('a researcher checks out, and not straight on', () => {
  arriveWith(atADesk);

  test('keeps what was typed against a suggestion, and corrects the address later', async () => {
    await page.goto(`/checkout?order=${id}`);
    await where(page).waitFor();
    await typeAddress(page, { 'ZIP code': '021301234' });
    await press(page, 'Ship here');
    await press(page, 'Keep what I typed');
    await invoice(page).waitFor();
    expect((await orderOf(customer, id)).contents.shipping_address?.postal_code).toBe('021301234');
    await page.getByRole('link', { name: 'Change: Ship to' }).click();
    await press(page, 'Edit this address');
    await field(page, 'ZIP code').fill('02130');
    await field(page, 'Building, floor, room').fill('Room 212');
    await press(page, 'Ship here');
    await invoice(page).waitFor();
    await page.getByText('40 Quarry Road, Room 212, Boston, MA 02130').first().waitFor();
    const book = await callAs<unknown[]>(customer, 'GET', '/api/user/addresses/');
    expect(book).toHaveLength(1);
  });

  test('is offered the address to correct, even where the address book comes late', async () => {
    await page.goto(`/checkout?order=${id}`);
    await where(page).waitFor();
    await typeAddress(page);
    const bringBook = await holdCalls(page, '**/api/user/addresses/');
    await press(page, 'Ship here');
    await page.getByRole('link', { name: 'Change: Ship to' }).click();
    await where(page).waitFor();
    bringBook();
    await press(page, 'Edit this address');
    expect(await field(page, 'Street address').inputValue()).toBe('40 Quarry Road');
  });

  test('reads at the second shipment what is wrong with it, when the first was taken', async () => {
    await page.goto(`/checkout?order=${id}`);
    await typeAddress(page);
    await press(page, 'Ship here');
    await press(page, 'Bill here');
    await travel(page).waitFor();
    const [dry, cold] = [page.getByRole('group', { name: /Ambient/ }), page.getByRole('group', { name: /Cold/ })];
    const number = (of: typeof dry) => of.getByLabel('Carrier account number');
    for (const shipment of [dry, cold]) await shipment.getByRole('radio', { name: /On my carrier account/ }).check();
    await number(dry).fill('123 456 789');
    await number(cold).fill('1234');
    await press(page, 'Use these methods');
    await cold.getByText('A FedEx account number has 9 digits.').waitFor();
    expect([await number(dry).inputValue(), await number(cold).inputValue()]).toEqual(['123 456 789', '1234']);
    await number(cold).fill('987654321');
    await press(page, 'Use these methods');
    await pay(page).waitFor();
    const { groups } = (await orderOf(customer, id)).contents;
    expect(groups.map((group) => group.carrier_account_number)).toEqual(['123456789', '987654321']);
  });

  test('goes back and forward, reloads half-way, and finds what was typed', async () => {
    await page.goto(`/checkout?order=${id}`);
    await typeAddress(page);
    await page.reload();
    await where(page).waitFor();
    expect(await field(page, 'Street address').inputValue()).toBe('40 Quarry Road');
    await press(page, 'Ship here');
    await invoice(page).waitFor();
    await press(page, 'Bill here');
    await travel(page).waitFor();
    await page.goBack();
    await invoice(page).waitFor();
    await page.goForward();
    await travel(page).waitFor();
    await page.reload();
    await travel(page).waitFor();
    await page.getByRole('link', { name: 'Change: Ship to' }).click();
    await where(page).waitFor();
    await press(page, 'Keep as it is');
    await travel(page).waitFor();
  });

  test('works in two windows, and the one that is behind gets a message and never wins', async () => {
    await page.goto(`/checkout?order=${id}`);
    await where(page).waitFor();
    const other = await customer.context.newPage();
    await other.goto(`/checkout?order=${id}`);
    await where(other).waitFor();
    await typeAddress(other);
    await press(other, 'Ship here');
    await invoice(other).waitFor();
    await page.getByText('This order was changed in another window.').waitFor();
    await invoice(page).waitFor();
    await press(page, 'Bill here');
    await travel(page).waitFor();
    await other.getByText('This order was changed in another window.').waitFor();
    expect((await orderOf(customer, id)).active_step).toBe(2);
    await other.close();
  });

  test('was signed out meanwhile: signs in on the page and goes on with what was typed', async () => {
    const { email } = await openAccount(customer, 'Nadia');
    const own = await fillCart(customer, tubeItem('checkout-g2'));
    await page.goto(`/checkout?order=${own}`);
    await typeAddress(page);
    await customer.context.clearCookies();
    await press(page, 'Ship here');
    await page.getByText('What you have typed is kept in this window.').waitFor();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await press(page, 'Sign in');
    await where(page).waitFor();
    expect(await field(page, 'Street address').inputValue()).toBe('40 Quarry Road');
    await press(page, 'Ship here');
    await invoice(page).waitFor();
  });

  test('leaves, and the next to sign in on the same page sees nothing of the order', async () => {
    await page.goto(`/checkout?order=${id}`);
    await typeAddress(page);
    await press(page, 'Ship here');
    await invoice(page).waitFor();
    await customer.context.clearCookies();
    await press(page, 'Bill here');
    await page.getByText('What you have typed is kept in this window.').waitFor();
    await signInByForm(page, 'edwin@university.example');
    await page.getByText('There is no such order in your account.').waitFor();
    expect(await page.getByText('40 Quarry Road').count()).toBe(0);
  });

  test('cannot have hfCas12Max guides shipped to China, and reads which', async () => {
    await fillCart(customer, tubeItem('cas12-g1', 'hfCas12Max'));
    await page.goto(`/checkout?order=${id}`);
    await where(page).waitFor();
    await page.getByLabel('Country').selectOption('CN');
    await field(page, 'First name').fill('Mei');
    await field(page, 'Last name').fill('Lin');
    await field(page, 'Street address').fill('320 Yueyang Road');
    await field(page, 'City').fill('Shanghai');
    await field(page, 'Postal code').fill('200031');
    await field(page, 'Telephone number').fill('+86 21 5492 0000');
    await press(page, 'Ship here');
    await page.getByText('cas12-g1 cannot be shipped to China: hfCas12Max guides are not sold there.').waitFor();
    expect((await orderOf(customer, id)).active_step).toBe(0);
  });
});
