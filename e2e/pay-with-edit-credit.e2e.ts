import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { choosePayment, mailsTo, orderPlaced, readyToPay } from './browser/ready-to-pay.ts';

const { customer, page } = await startJourney();

/** Edit credit: bought by card, spent on an order, and written down (PA-5, PA-9 to PA-11, PA-15, ruling 17). */
describe('a researcher pays with edit credit', () => {
  let id = '';
  let email = '';

  const typeCard = async (number: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on the card').fill('Nadia Vale');
  };
  const buy = () => page.getByRole('button', { name: /^Pay/ }).click();

  test('has none yet, and reads so where it is chosen', async () => {
    ({ id, email } = await readyToPay(customer, 'Nadia'));
    await page.goto(`/checkout?order=${id}`);
    const credit = page.getByRole('radio', { name: /^Edit credit/ });
    await credit.waitFor();
    expect(await credit.isDisabled()).toBe(true);
    await page.getByText('$0.00 left, which does not cover this order.').waitFor();
  });

  test('buys some by card: a wrong amount and a declined card are said, and another card goes through', async () => {
    await page.goto('/account/edit-credit');
    await page.getByLabel('Amount in dollars').fill('5');
    await typeCard('4000 0000 0000 0002');
    await buy();
    await page.getByText('The smallest refill is $10.00.').waitFor();
    await page.getByRole('button', { name: '$500.00' }).click();
    await buy();
    await page.getByText('Your card was declined.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await buy();
    await page.getByText('Thank you. The credit is on your account.').waitFor();
    await page.getByText('$500.00 to spend').waitFor();
    await page
      .getByRole('table', { name: /^Entries of EC-/ })
      .getByText('Refill')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('buys more with a card whose bank asks first', async () => {
    await page.getByRole('button', { name: '$100.00' }).click();
    await typeCard('4000 0025 0000 3155');
    await buy();
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.waitForURL('**/account/edit-credit?purchase=*');
    await page.getByText('$600.00 to spend').waitFor();
  });

  test('pays the order from it, and finds the order in the ledger', async () => {
    await choosePayment(customer, id, 'Edit credit $600.00 left');
    await page.getByText('Left afterwards').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /from edit credit$/ }).click();
    const number = await orderPlaced(customer);
    expect(await mailsTo(customer, email)).toContainEqual(expect.stringContaining(number));
    await page.goto('/account/edit-credit');
    await page.getByRole('link', { name: number }).waitFor();
  });
});
