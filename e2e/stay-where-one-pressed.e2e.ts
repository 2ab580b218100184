import { expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { fillCart, openAccount, tubeItem } from './browser/open-account.ts';
import { openBuilder } from './browser/paste.ts';

const { customer, page } = await startJourney();

const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'nothing' : (element?.getAttribute('aria-label') ?? element?.textContent ?? '');
  });
const isAField = () => page.evaluate(() => document.activeElement?.matches('input, textarea, select'));

/** What goes when it is pressed by a key leaves the focus to what came in its place, or to the next (WB-29). */
test('an item that is removed from the cart leaves it to the next one', async () => {
  await openAccount(customer, 'Ines');
  await fillCart(customer, tubeItem('g1'), tubeItem('g2'));
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove g1' }).press('Enter');
  await expect.poll(focused).toBe('Edit g2');
  await page.getByRole('button', { name: 'Remove g2' }).press('Enter');
  await page.getByRole('button', { name: 'Remove g2' }).waitFor({ state: 'detached' });
  await expect.poll(focused).not.toBe('nothing');
});

test('a form that is opened has it in its first field, and gives it back', async () => {
  await page.goto('/account/addresses');
  await page.getByText('No addresses yet.').waitFor();
  await page.getByRole('button', { name: 'Add an address' }).press('Enter');
  await expect.poll(isAField).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(focused).toBe('Add an address');
});

test('an example that is loaded leaves it beside what it filled', async () => {
  await openBuilder(page, '/order/guide-rna/tubes');
  await page.getByRole('button', { name: 'Load an example' }).press('Enter');
  await page.getByRole('button', { name: 'Load an example' }).waitFor({ state: 'detached' });
  await expect.poll(focused).not.toBe('nothing');
  const removes = page.getByRole('button', { name: /^Remove \w+-g\d$/ });
  const tubes = await removes.count();
  await removes.first().press('Enter');
  await expect.poll(() => removes.count()).toBe(tubes - 1);
  await expect.poll(focused).not.toBe('nothing');
});

test('a press of the mouse moves it nowhere', async () => {
  await openBuilder(page, '/order/guide-rna');
  await page.getByRole('button', { name: 'Load an example' }).click();
  await page.getByRole('button', { name: 'Load an example' }).waitFor({ state: 'detached' });
  expect(await isAField()).toBe(false);
});
