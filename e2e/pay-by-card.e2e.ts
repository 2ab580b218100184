import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer, Window } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { choosePayment, mailsTo, orderPlaced, readyToPay } from './browser/ready-to-pay.ts';

const newcomer = await openDoor();
const newcomerWhosePagesWait = await openDoor({ keepsPages: true });

let customer: Customer;
let page: Page;
let id: string;
let email: string;

/** Each test begins with somebody new at the choice of how to pay. */
const arriveWith = (window: Window, open = newcomer): void => {
  beforeEach(async () => {
    customer = await open(window);
    page = customer.page;
    ({ id, email } = await readyToPay(customer, 'Mirela'));
    await choosePayment(customer, id, 'Card');
    return () => customer.leave();
  });
};

const atADesk: Window = { width: 1440, height: 900 };

const typeCard = async (number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Mirela Anand');
};
const accept = () => page.getByRole('checkbox', { name: /terms of sale/ }).check();
const pay = () => page.getByRole('button', { name: /^Pay \$/ }).click();

/** By card, with the well-known numbers of the network's test mode (PA-2, PA-7). */
describe.each([
  ['at a desk', atADesk],
  ['on a telephone, in the dark', { width: 390, height: 844, colorScheme: 'dark' }],
] as const)('a researcher pays by card, %s', (_title, window) => {
  arriveWith(window);

  test('reads what is missing, pays, and finds the order and the mail', async () => {
    await page.getByText('Please accept the terms of sale first.').waitFor();
    await accept();
    await pay();
    await page.getByText('Please enter the card number.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await typeCard('4242 4242 4242 4242');
    await pay();
    const number = await orderPlaced(customer);
    await page.getByText('Visa ending in 4242').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await mailsTo(customer, email)).filter((subject) => subject.includes(number))).toHaveLength(1);
    await page.goto('/cart');
    await page.getByText('Nothing in it yet.').waitFor();
  });

  test('is asked by the bank, fails, and pays with another card', async () => {
    await accept();
    await typeCard('4000 0025 0000 3155');
    await pay();
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
    await page.getByText(/unable to authenticate/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the payment' }).click();
    await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Card' }).isChecked()).toBe(true);
    await typeCard('4242 4242 4242 4242');
    await pay();
    await orderPlaced(customer);
  });
});

describe('a researcher whose browser keeps the pages that are left pays by card', () => {
  arriveWith(atADesk, newcomerWhosePagesWait);
  // A page that comes out of the browser's memory is not loaded again, which the driver would wait for.
  const back = async () => {
    await page.evaluate(() => setTimeout(() => history.back()));
    await page.waitForURL('**/checkout?order=*', { waitUntil: 'commit' });
  };

  test('comes back from the bank by the back button, and pays with another card', async () => {
    await accept();
    await typeCard('4000 0025 0000 3155');
    await pay();
    await page.getByRole('button', { name: 'Complete' }).waitFor();
    await back();
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Mirela Anand');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await pay();
    await orderPlaced(customer);
  });

  test('and of an order that is placed it says so, instead of asking for the card again', async () => {
    await accept();
    await typeCard('4242 4242 4242 4242');
    await pay();
    await orderPlaced(customer);
    await back();
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor({ state: 'detached' });
  });
});

describe('a researcher pays by card, and the bank or the mouse makes it less simple', () => {
  arriveWith(atADesk);

  test('is declined, keeps the form, and pays with another card', async () => {
    await accept();
    await typeCard('4000 0000 0000 9995');
    await pay();
    await page.getByText('Your card has insufficient funds.').waitFor();
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Mirela Anand');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await pay();
    await orderPlaced(customer);
  });

  test('presses twice, and pays once', async () => {
    await accept();
    await typeCard('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
    const number = await orderPlaced(customer);
    expect((await mailsTo(customer, email)).filter((subject) => subject.includes(number))).toHaveLength(1);
  });

  test('is asked by the bank, says yes, and the order is placed', async () => {
    await accept();
    await typeCard('4000 0025 0000 3155');
    await pay();
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await page.getByRole('button', { name: 'Complete' }).click();
    await orderPlaced(customer);
  });

  test('has a slow bank: is asked to wait, reloads, and the order is placed', async () => {
    await accept();
    await typeCard('4000 0000 0000 1000');
    await pay();
    await page.getByRole('heading', { name: 'Your payment is being confirmed' }).waitFor();
    await page.reload();
    await orderPlaced(customer);
  });
});
