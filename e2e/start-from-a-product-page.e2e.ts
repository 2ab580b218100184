import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen } from './browser/paste.ts';

const { page } = await startJourney();

/** Pages of products, the name of their field, what is pasted, and what the order screen shows of it. */
const starts = [
  ['/product/gene-library', /^Genes/, 'AURKA, HER2, PLK1', /^Add genes/, '/order/gene-library'],
  ['/product/guide-rna-plates', /^Rows/, 'TP53-1\tCCATTGTTCAATATCGTCCG', /^Add /, '/order/guide-rna'],
  ['/product/cell-library', /^Genes/, 'AURKA, PLK1', /^Add genes/, '/order/engineered-cell-library'],
] as const;

describe('a customer starts with a list from the page of a product (CT-68)', () => {
  test.each(starts)('%s takes it along, and the order screen shows it first', async (path, label, list, dialog, to) => {
    await page.goto(path);
    await page.getByRole('textbox', { name: label }).fill(list);
    await page.getByRole('region', { name: 'Start with your list' }).getByRole('button').click();
    await page.waitForURL(`**${to}`);
    await builderIsOpen(page);
    const shown = page.getByRole('dialog', { name: dialog });
    await shown.waitFor();
    expect(page.url()).not.toContain('AURKA');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'hidden' });
  });

  test('the list of sequences of an express knockout is checked at once', async () => {
    await page.goto('/product/express-knockout');
    await page.getByRole('textbox', { name: /^Sequences/ }).fill('CCATTGTTCAATATCGTCCG');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.waitForURL('**/order/express-knockout');
    await expect.poll(() => page.getByLabel(/^One guide a line/).inputValue()).toBe('CCATTGTTCAATATCGTCCG');
    await page.getByRole('region', { name: 'Results' }).waitFor();
  });

  test('each plate of a gene library starts with that plate chosen (CT-75)', async () => {
    await page.goto('/product/gene-library');
    await page.getByRole('link', { name: 'Start a library: 384-well Echo LDV' }).click();
    await builderIsOpen(page);
    await expect.poll(() => page.getByRole('combobox', { name: 'Plate type' }).inputValue()).toBe('384_echo_ldv');
    expect(page.url()).not.toContain('plate=');
  });

  test('names are counted by what they are while they are typed (CT-75)', async () => {
    await page.goto('/product/gene-library');
    const call = page.getByRole('region', { name: 'Start with your list' });
    await call.getByRole('textbox', { name: /^Genes/ }).fill('AURKA, HER2, 1-Mar, NOGENE9');
    await call.getByText('4 genes: 1 known, 1 by synonym, 1 to ask, 1 not found').waitFor();
    await call.getByRole('textbox', { name: /^Genes/ }).fill('');
    await call.getByText('Nothing is added before you have seen it.').waitFor();
  });

  test('the bar marks the part that is read, also where it scrolls sideways', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/product/gene-library');
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Questions' }).click();
    const current = bar.locator('[aria-current]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Questions']);
    await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => current.count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
