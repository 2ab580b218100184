import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, openBuilder } from './browser/paste.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

const { customer, page } = await startJourney();

/** A researcher says what the guides are for, with the keyboard alone, and sees the editors that their country sees. */
describe('a researcher chooses genome and cell line', () => {
  beforeAll(async () => {
    await openBuilder(page);
  });

  const cellLine = () => page.getByRole('combobox', { name: 'Cell line' });

  test('finds a human line without its hyphens, and takes it with the arrows and Enter', async () => {
    await cellLine().fill('u2');
    await page.getByRole('option', { name: /^U-2 OS/ }).waitFor();
    await cellLine().press('ArrowDown');
    await expect.poll(() => cellLine().getAttribute('aria-activedescendant')).not.toBeNull();
    expect(await accessibilityFaults(page)).toEqual([]);
    await cellLine().press('Enter');
    await expect.poll(() => cellLine().inputValue()).toBe('U-2 OS');
    expect(await cellLine().getAttribute('aria-expanded')).toBe('false');
  });

  test('reads a message when the line is of another genome, and finds one of the mouse', async () => {
    await page.getByRole('combobox', { name: 'Genome' }).selectOption('Mouse');
    await page.getByText('U-2 OS is a human line, and the genome is set to mouse.').waitFor();
    await cellLine().fill('3t3');
    await page.getByRole('option', { name: /^NIH\/3T3/ }).click();
    await expect.poll(() => cellLine().inputValue()).toBe('NIH/3T3');
  });

  test('types a line that is in no list; Escape closes the list and keeps the text', async () => {
    await cellLine().fill('Our knock-in 7');
    await page.getByText('Not in our list. We use the name as you type it.').first().waitFor();
    await cellLine().press('Escape');
    await expect.poll(() => cellLine().inputValue()).toBe('Our knock-in 7');
    expect(await cellLine().getAttribute('aria-expanded')).toBe('false');
  });

  test('finds both again in the tubes of the project, and after a reload', async () => {
    await page.getByText(/Draft saved in/).waitFor();
    await page.getByRole('radio', { name: 'Tubes' }).click();
    await page.getByRole('textbox', { name: 'Name, A01' }).waitFor();
    await builderIsOpen(page);
    expect(await cellLine().inputValue()).toBe('Our knock-in 7');
    await page.reload();
    await builderIsOpen(page);
    expect(await cellLine().inputValue()).toBe('Our knock-in 7');
    expect(await page.getByRole('combobox', { name: 'Genome' }).inputValue()).toBe('mus_musculus');
  });

  test('sees the gene editors that a visitor from their country is shown (GR-4)', async () => {
    const editors = async () => {
      await page.goto('/order/guide-rna');
      await builderIsOpen(page);
      return page.getByRole('combobox', { name: 'Gene editor' }).locator('option').allInnerTexts();
    };
    expect(await editors()).toEqual(['eSpOT-ON', 'AccuBase', 'hfCas12Max', 'SpCas9', 'Other']);
    await customer.context.addCookies([{ name: 'ip_country', value: 'CN', url: storeOfThisWorker() }]);
    expect(await editors()).toEqual(['eSpOT-ON', 'AccuBase', 'SpCas9', 'Other']);
  });
});
