import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { browserOfThisWorker } from './browser/customer.ts';
import { startJourney } from './browser/journey.ts';
import { hasFocus } from './browser/keyboard.ts';
import { openAccount } from './browser/open-account.ts';
import { builderIsOpen } from './browser/paste.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

const { customer, page } = await startJourney();
const word = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const panel = page.locator('#site-menu-panel');
const activeGroup = panel.locator('[data-active] > p');

/** Presses a word until its script is there: before, the panel opens and no group is marked. */
async function openAt(name: string): Promise<void> {
  await word(name).click();
  await expect.poll(() => activeGroup.allInnerTexts()).toContain(name);
}

describe('the menu of the navigation (WB-10)', () => {
  test.each(['/help', '/order/gene-library'])('on %s one panel serves all words, by mouse', async (path) => {
    await page.goto(path);
    await openAt('Libraries');
    await openAt('Cells');
    expect(await panel.isVisible()).toBe(true);
    expect(await word('Cells').getAttribute('aria-expanded')).toBe('true');
    expect(await word('Libraries').getAttribute('aria-expanded')).toBe('false');
    await word('Cells').click();
    await panel.waitFor({ state: 'hidden' });
  });

  test('by keyboard: ↓ opens, arrows walk, Tab goes into its group, Escape gives the focus back', async () => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await word('Guide RNA').focus();
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(word('Libraries'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await panel.waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => activeGroup.allInnerTexts()).toEqual(['Cells']);
    await page.keyboard.press('Tab');
    expect(await hasFocus(panel.getByRole('link', { name: /^Express knockout/ }))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(panel.getByRole('link', { name: /^Gene knockout cells/ }))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await hasFocus(panel.getByRole('link', { name: /^Gene libraries/ }))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await hasFocus(word('Cells'))).toBe(true);
    await page.keyboard.press('Enter');
    await panel.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await builderIsOpen(page);
    expect(new URL(page.url()).pathname).toBe('/order/express-knockout');
  });

  test.each(['light', 'dark'] as const)('fits and is accessible at each width, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/', { waitUntil: 'networkidle' });
      const bar = page.getByRole('navigation', { name: 'Main' });
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(57);
      await openAt('Learn');
      expect(await accessibilityFaults(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sheet = page.getByRole('navigation', { name: 'Menu' });
    await sheet.locator('summary', { hasText: 'Cells' }).click();
    await sheet.locator('summary', { hasText: 'Libraries' }).click();
    // One group is open at a time.
    await sheet.getByRole('link', { name: /^Express knockout/ }).waitFor({ state: 'hidden' });
    await sheet.getByRole('link', { name: /^Gene libraries/ }).waitFor();
    expect(await sheet.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
    await sheet.getByRole('link', { name: 'Compare the products' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('on a phone asks nobody to sign in who is signed in', async () => {
    await openAccount(customer, 'Mara');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/help', '/order/gene-library']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Mara Vale' }).waitFor();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const sheet = page.getByRole('navigation', { name: 'Menu' });
      await sheet.getByRole('link', { name: 'Compare the products' }).waitFor();
      await sheet.getByRole('link', { name: 'Sign in' }).waitFor({ state: 'hidden' });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('opens without any script, and its links lead on', async () => {
    const browser = await browserOfThisWorker();
    const context = await browser.newContext({ baseURL: storeOfThisWorker(), javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const path of ['/help', '/order/guide-rna']) {
      await plain.goto(path);
      await plain.getByRole('button', { name: 'Learn' }).click();
      await plain.locator('#site-menu-panel').getByRole('link', { name: 'Publications' }).click();
      expect(new URL(plain.url()).pathname).toBe('/publications');
    }
    await context.close();
  });
});
