import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccount } from './browser/open-account.ts';
import { builderIsOpen } from './browser/paste.ts';
import { placeOrder } from './orders/place-order.ts';

const { customer, page } = await startJourney();
const dialog = page.getByRole('dialog', { name: 'Search' });
const field = dialog.getByRole('combobox');

/** Opens the search by its key. A page that has just come may not listen yet: then the key is pressed again. */
async function openSearch(): Promise<void> {
  await expect
    .poll(async () => {
      if (!(await field.isVisible())) await page.keyboard.press('/');
      return field.isVisible();
    })
    .toBe(true);
}

describe('a customer looks for something on the site (WB-28)', () => {
  test('with "/" from a page of text: help and products by their words', async () => {
    await page.goto('/help');
    await page.waitForLoadState('networkidle');
    await openSearch();
    await field.fill('express');
    await dialog.getByRole('option', { name: /^Product\s*Express knockout/ }).waitFor();
    await dialog.getByRole('option', { name: /^Help\s*Order express knockout/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('finds pages of the site by words of their text', async () => {
    await openSearch();
    await field.fill('cutting control');
    await dialog.getByRole('option', { name: /What to compare with/ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('finds a gene by another name, and goes to its guides', async () => {
    await openSearch();
    await field.fill('her2');
    await dialog.getByRole('option', { name: /ERBB2/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guides?*');
    await page.getByRole('region', { name: 'Guides of ERBB2' }).waitFor();
  });

  test('is led on where nothing is found: to the help, to a person, to the genes (CT-60)', async () => {
    await page.goto('/help');
    await openSearch();
    await field.fill('xylophone');
    await dialog.getByText('Nothing found for “xylophone”.').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=xylophone');
    await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'ask us' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('finds what was ordered, and a project of this browser', async () => {
    await openAccount(customer, 'Ines');
    const { number } = await placeOrder(customer);
    await page.goto('/order/gene-library');
    await builderIsOpen(page);
    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Chromatin screen');
    await page.getByRole('combobox', { name: 'Copies' }).focus();
    await page.getByText(/Draft saved in/).waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await field.fill('chromatin');
    await dialog.getByRole('option', { name: /^Project\s*Chromatin screen/ }).waitFor();
    await field.fill(number);
    await dialog.getByRole('option', { name: new RegExp(`^Order\\s*${number}`) }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: new RegExp(number) }).waitFor();
    // An article about what was ordered leads to the order, too (CT-92).
    await page.goto('/help/dissolve-a-plate');
    const own = page.getByRole('region', { name: 'In your orders' });
    await own.getByRole('link', { name: number }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('finds genes on the page of the search as well, by another name and without scripts (GC-15)', async () => {
    await page.goto('/search?q=guides for p53');
    const genes = page.getByRole('list', { name: 'Genes' });
    await genes.getByText('tumor protein p53. 4 known guides.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await genes.getByRole('link', { name: 'TP53' }).click();
    await page.getByRole('region', { name: 'Guides of TP53' }).waitFor();
  });

  test('types a "/" into a field as a letter', async () => {
    await page.goto('/guides');
    const gene = page.getByRole('combobox', { name: 'Genes or targets' });
    await gene.click();
    await page.keyboard.press('/');
    expect(await gene.inputValue()).toBe('/');
    expect(await dialog.isVisible()).toBe(false);
  });
});
