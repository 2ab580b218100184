import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { coldItem, fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer, page, newcomer } = await startJourney();

const summary = (at: Page) => at.getByRole('complementary', { name: 'Summary' });
const coupon = () => page.getByRole('textbox', { name: 'Coupon' });
const apply = async (code: string) => {
  await coupon().fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
};

/** The sums by their reasons, a coupon that says why not, and the words that are printed on every document. */
describe('a researcher uses a coupon and a reference', () => {
  beforeAll(async () => {
    await openAccount(customer, 'Mirela');
    await fillCart(customer, tubeItem('coupon-g1'), coldItem);
    await page.goto('/cart');
    await summary(page).getByText('Total before shipping and tax').waitFor();
  });

  test('reads why a code takes nothing off, with the code still there to correct', async () => {
    await apply('GUIDE10');
    await page.getByText('There is no coupon with this code. Please check the letters and digits.').waitFor();
    expect(await coupon().inputValue()).toBe('GUIDE10');
    expect(await coupon().getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('applies one by keyboard, sees what it takes off, and finds it after a reload', async () => {
    await coupon().fill('guides10');
    await coupon().press('Enter');
    await summary(page).getByText('−$16.70').waitFor();
    await summary(page).getByText('$150.30').waitFor();
    await page.reload();
    await summary(page).getByText('GUIDES10', { exact: true }).waitFor();
    await summary(page).getByText('$150.30').waitFor();
    // Amounts stand under each other, figure under figure.
    const amounts = await summary(page)
      .locator('dd')
      .filter({ hasText: '$' })
      .evaluateAll((all) => {
        const text = document.createRange();
        return all.map((one) => {
          text.selectNodeContents(one);
          return [getComputedStyle(one).fontVariantNumeric, Math.round(text.getBoundingClientRect().right)];
        });
      });
    expect(amounts.length).toBeGreaterThan(2);
    expect(new Set(amounts.map(String)).size).toBe(1);
    expect(amounts[0]?.[0]).toBe('tabular-nums');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes it off, and tries one that is for a single product', async () => {
    await page.getByRole('button', { name: 'Remove the coupon GUIDES10' }).click();
    await apply('FIRST-NUCLEASE');
    await summary(page).getByText('−$47.50').waitFor();
    await page.getByRole('button', { name: 'Remove SpCas9 nuclease, 100 µg' }).click();
    await summary(page)
      .getByText('This coupon does not apply to the products in your cart. Remove it to go on.')
      .waitFor();
    const checkOut = summary(page).getByRole('button', { name: 'Check out' });
    expect(await checkOut.getAttribute('aria-disabled')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('reads it in the checkout, too, before anything is paid, and goes on without it (CA-17, CA-18)', async () => {
    await page.goto('/checkout');
    const problem = page.getByRole('region', { name: 'Coupon FIRST-NUCLEASE' });
    await problem.getByText('This coupon does not apply to the products').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await problem.getByLabel('Another coupon').fill('LAB5O');
    await problem.getByRole('button', { name: 'Apply' }).click();
    await problem.getByText('There is no coupon with this code.').waitFor();
    expect(await problem.getByLabel('Another coupon').inputValue()).toBe('LAB5O');
    await problem.getByRole('button', { name: 'Go on without it' }).click();
    await problem.waitFor({ state: 'detached' });
    await page.goto('/cart');
    await summary(page).getByRole('link', { name: 'Check out' }).waitFor();
  });

  test('sets a reference, which is still there after a reload and is printed (CA-21, CA-22)', async () => {
    const field = page.getByRole('textbox', { name: 'Your reference' });
    await field.fill('CC-4410-22');
    await page.getByText('Not saved yet.').waitFor();
    await field.press('Enter');
    await page.getByText('Saved. Printed on every document.').waitFor();
    await page.reload();
    await field.and(page.locator('[value="CC-4410-22"]')).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await summary(page).getByText('Your reference: CC-4410-22').isVisible()).toBe(true);
    expect(await summary(page).getByRole('link', { name: 'Check out' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  test('compares with today’s prices before anything is changed, and holds them for another 30 days', async () => {
    await page.getByRole('button', { name: 'Compare with today’s prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Today’s prices' });
    await dialog.getByText('Nothing has changed. You can hold these prices for another 30 days.').waitFor();
    expect(await dialog.getByRole('row').allInnerTexts()).toContain('Subtotal\t$72.00\t$72.00');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Hold these prices for 30 days' }).click();
    await page.getByText('The cart now has today’s prices.').waitFor();
  });

  test('duplicates tubes, and goes on to the checkout', async () => {
    await page.getByRole('button', { name: 'Duplicate coupon-g1' }).click();
    await page.getByText('The copy is called coupon-g1-2.').waitFor();
    await page.getByText('2 items in 1 shipment.').waitFor();
    await summary(page).getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout?order=*');
  });
});

test('on a telephone the total and the way on stay in sight, and nothing is wider than the screen', async () => {
  const visitor = await newcomer({ width: 390, height: 844, colorScheme: 'dark' });
  await openAccount(visitor, 'Jonas');
  await fillCart(visitor, tubeItem('phone-g1'), tubeItem('phone-g2'), tubeItem('phone-g3'), coldItem);
  await visitor.page.goto('/cart');
  await visitor.page.getByRole('link', { name: 'Check out' }).last().waitFor();
  expect(await visitor.page.getByRole('link', { name: 'Check out' }).last().isVisible()).toBe(true);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(visitor.page)).toEqual([]);
});
