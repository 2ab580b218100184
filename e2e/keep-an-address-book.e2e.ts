import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount } from './browser/open-account.ts';

const { customer, page } = await startJourney();

/** What the checkout offers is kept here, too, and corrected where it is wrong. */
describe('a purchaser keeps an address book', () => {
  const card = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const field = (name: string) => page.getByRole('textbox', { name });

  test('which is empty at first, says so, and takes an address', async () => {
    await openAccount(customer, 'Berta');
    await page.goto('/account/addresses');
    await page.getByText('No addresses yet.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Add an address');
    await field('First name').fill('Berta');
    await field('Last name').fill('Vale');
    await page.getByLabel('Country').selectOption('DE');
    await field('Street address').fill('Invalidenstraße 42');
    await field('City').fill('Berlin');
    await field('Postal code').fill('D-10115');
    await press('Save');
    await page.getByRole('button', { name: 'Use the suggestion' }).click();
    await card('10115 Berlin').getByText('Not used yet.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('corrects it, and what was typed survives a reload', async () => {
    await press(/^Edit Berta Vale/);
    await field('Street address').fill('Invalidenstraße 43');
    await page.reload();
    await press(/^Edit Berta Vale/);
    expect(await field('Street address').inputValue()).toBe('Invalidenstraße 43');
    await press('Save');
    await card('Invalidenstraße 43').waitFor();
  });

  test('takes it out, and puts it back', async () => {
    await press(/^Remove Berta Vale/);
    await page.getByText('No addresses yet.').waitFor();
    await press('Undo');
    await card('Invalidenstraße 43').waitFor();
    expect(await callAs<unknown[]>(customer, 'GET', '/api/user/addresses/')).toHaveLength(1);
  });

  test('at 390 pixels, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
