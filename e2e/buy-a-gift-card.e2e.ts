import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { openDoor } from './browser/journey.ts';
import { choosePayment, orderPlaced, readyToPay } from './browser/ready-to-pay.ts';

const newcomer = await openDoor();
const customer = await newcomer({ width: 390, height: 844 });
const { page } = customer;

/** Gift cards: each has a code and a ledger of its own, as many as one customer may hold (PA-12, PA-13, ruling 17). */
describe('a group leader buys gift cards on the telephone', () => {
  let id = '';

  const buy = async (dollars: string, card = '4242 4242 4242 4242') => {
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Gift card' });
    await page.getByLabel('Amount in dollars').fill(dollars);
    await page.getByLabel('Card number').fill(card);
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on the card').fill('Greta Vale');
    await page.getByRole('button', { name: /^Pay/ }).click();
  };
  const cards = () => page.getByRole('region', { name: /^GC-/ });

  test('finds every page of the account without moving the navigation sideways', async () => {
    ({ id } = await readyToPay(customer, 'Greta'));
    await page.goto('/account/edit-credit');
    const links = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
    await links.first().waitFor();
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 40).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('buys one by card: it has a code and its first entry', async () => {
    await buy('250', '4000 0000 0000 0002');
    await page.getByText('Your card was declined.').waitFor();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $250.00' }).click();
    await page.getByText('$250.00 to spend').waitFor();
    await cards().getByText('Gift card').waitFor();
    await cards().getByRole('table').getByText('Refill').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('buys a second one, which is another card, and reads that there can be no third', async () => {
    await buy('100');
    await page.getByText('$350.00 to spend').waitFor();
    expect(await cards().count()).toBe(2);
    await page.reload();
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Gift card' });
    await page.getByText('You have the maximum number of credit accounts: 2.').waitFor();
    expect(await page.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pays an order from them, the older card first, and finds it in its ledger', async () => {
    await choosePayment(customer, id, 'Edit credit $350.00 left');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /from edit credit$/ }).click();
    const number = await orderPlaced(customer);
    await page.goto('/account/edit-credit');
    await cards().first().getByRole('link', { name: number }).waitFor();
    expect(await cards().last().getByRole('link').count()).toBe(0);
  });
});
