import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer, page } = await startJourney();

const open = async () => {
  await page.getByRole('button', { name: /^Your (\d+ )?carts$/ }).click();
  return page.getByRole('dialog', { name: 'Your carts' });
};

/** Two projects at once: what is bought for one does not wait for the other. */
describe('a researcher keeps several carts', () => {
  beforeAll(async () => {
    await openAccount(customer, 'Tove');
    await fillCart(customer, tubeItem('first-g1'));
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Summary' }).waitFor();
  });

  test('names the one there is, by keyboard alone', async () => {
    const dialog = await open();
    await dialog.getByRole('button', { name: /^Rename Cart of/ }).press('Enter');
    const name = dialog.getByRole('textbox', { name: /^New name of/ });
    await name.fill('x'.repeat(61));
    await name.press('Enter');
    await dialog.getByText('The name of a cart must be 60 or fewer characters.').waitFor();
    await name.fill('Suppressor screen');
    await name.press('Enter');
    await dialog.getByText('Suppressor screen', { exact: true }).waitFor();
    await name.waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Suppressor screen', level: 1 }).waitFor();
  });

  test('begins another, which is the active one and empty; the first is put aside', async () => {
    const dialog = await open();
    await dialog.getByRole('textbox', { name: 'Start another cart' }).fill('Controls');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await dialog.getByText('Put aside', { exact: true }).and(dialog.locator('span')).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Controls', level: 1 }).waitFor();
    await page.getByText('Nothing in it yet.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('puts a tube of the same name in it, and switches back to the first', async () => {
    await fillCart(customer, tubeItem('first-g1'), tubeItem('second-g1'));
    await page.reload();
    await page.getByText('2 items in 1 shipment.').waitFor();
    const dialog = await open();
    await dialog.getByRole('button', { name: 'Make it active: Suppressor screen' }).click();
    await dialog.getByRole('button', { name: 'Make it active: Controls' }).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Suppressor screen', level: 1 }).waitFor();
    await page.getByText('1 item in 1 shipment.').waitFor();
  });

  test('puts it aside, so that what is added next begins a cart of its own', async () => {
    const dialog = await open();
    await dialog.getByRole('button', { name: 'Put aside: Suppressor screen' }).click();
    await dialog.getByRole('button', { name: 'Make it active: Suppressor screen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await fillCart(customer, tubeItem('third-g1'));
    const { carts } = await callAs<{ carts: { name: string; status: string }[] }>(customer, 'GET', '/api/user/carts/');
    expect(carts.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
      ' cart',
      'Controls saved',
      'Suppressor screen saved',
    ]);
  });
});
