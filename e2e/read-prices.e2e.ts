import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccount } from './browser/open-account.ts';

const { customer, page } = await startJourney();

describe('somebody who wants to know what it costs (CT-68)', () => {
  test('jumps on the page of a product to its prices', async () => {
    await page.goto('/product/gene-library', { waitUntil: 'networkidle' });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Prices' }).click();
    const prices = page.getByRole('region', { name: 'Prices' });
    await prices.getByRole('rowheader', { name: '96-well deep well, 500 pmol a well' }).waitFor();
    expect(await prices.getByRole('row').nth(1).innerText()).toContain('$58.80');
    expect(await bar.isVisible()).toBe(true);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('calculates with numbers of their own, and is told which cannot be ordered', async () => {
    await page.goto('/calculators/cell-library', { waitUntil: 'networkidle' });
    const answer = page.getByRole('status');
    await answer.getByText('96 pools × 1 copy').waitFor();
    await page.getByLabel('Pools in one copy').fill('200');
    await page.getByLabel('Copies').fill('2');
    await answer.getByText('200 pools × 2 copies × $600.00').waitFor();
    await answer.getByText('$240,000.00').waitFor();
    await page.getByLabel('Copies').fill('9');
    await answer.getByText('There are 1 to 4 copies.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('with an account sees their own price in the place of the list price', async () => {
    await openAccount(customer, 'Rae');
    await page.goto('/product/gene-library', { waitUntil: 'networkidle' });
    await page.getByText('Sign in', { exact: true }).first().waitFor({ state: 'hidden' });
    expect(await page.locator('[data-price=sign-in]').count()).toBe(0);
    expect(await page.locator('[data-price=own]').first().innerText()).toBe('$38.00');
  });
});
