import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, paste } from './browser/paste.ts';

const { page } = await startJourney();

describe('a researcher pastes genes before a cell line is chosen (KO-13)', () => {
  const without = page.getByRole('group', { name: 'Genes without a cell line' });
  const lineOf = (gene: string) => page.getByRole('combobox', { name: `Cell line of ${gene}`, exact: true });
  const price = page.getByRole('region', { name: 'Price and order' });

  test('and gives all of them one at once, which one step takes back', async () => {
    await page.goto('/order/gene-knockout');
    await builderIsOpen(page);
    await paste(page, page.locator('body'), 'TP53\nKRAS\nHER2');
    await page.getByRole('button', { name: 'Add 3', exact: true }).click();
    await without.getByText('3 genes have no cell line.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await without.getByRole('combobox', { name: 'Cell line of 3 genes' }).selectOption('K-562');
    await page.getByText('K-562 is the cell line of 3 genes now.').waitFor();
    expect(await lineOf('ERBB2').inputValue()).toBe('K-562');
    await price.getByText('$720.00').waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await without.waitFor();
  });

  test('or that of the field above, which the next gene has, too', async () => {
    await page.getByRole('combobox', { name: 'Cell line', exact: true }).fill('HAP1');
    await page.getByRole('listbox').getByRole('option', { name: /^HAP1/ }).click();
    await without.getByRole('button', { name: 'Use HAP1' }).click();
    await price.getByText('$720.00').waitFor();
    expect(await without.count()).toBe(0);
  });

  test('then another for one of them: of the list, or a line of their own (KO-2)', async () => {
    await lineOf('TP53').selectOption('K-562');
    await lineOf('KRAS').selectOption('A line of your own …');
    const dialog = page.getByRole('dialog', { name: 'Cell line of KRAS' });
    await dialog.getByRole('button', { name: 'Use this line' }).click();
    await dialog.getByText('Say which line of your own it is.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name of your line' }).fill('SH-SY5Y, clone 7');
    await page.keyboard.press('Enter');
    expect(await lineOf('KRAS').inputValue()).toBe('Other: SH-SY5Y, clone 7');
    expect([await lineOf('TP53').inputValue(), await lineOf('ERBB2').inputValue()]).toEqual(['K-562', 'HAP1']);
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await builderIsOpen(page);
    expect(await lineOf('KRAS').inputValue()).toBe('Other: SH-SY5Y, clone 7');
    await price.getByText('$720.00').waitFor();
  });
});

describe('a researcher pastes a table with a cell line and an amount for each gene (KO-14)', () => {
  const lineOf = (gene: string) => page.getByRole('combobox', { name: `Cell line of ${gene}`, exact: true });
  const amountOf = (gene: string) => page.getByRole('combobox', { name: `Amount of ${gene}`, exact: true });
  const dialog = page.getByRole('dialog', { name: /^Add genes/ });

  test('reads before anything is added what each row says, what is not read, and which line is none', async () => {
    await page.goto('/order/gene-knockout?new');
    await builderIsOpen(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    const table = [
      ['Gene', 'Cell line', 'nmol', 'Ordered by'],
      ['TP53', 'hap-1', '3', 'Ana'],
      ['KRAS', 'K562', '10 nmol', 'Ana'],
      ['PTEN', 'LN-4711', '', 'Ben'],
    ];
    await paste(page, page.locator('body'), table.map((row) => row.join('\t')).join('\n'));
    await dialog.getByText('Read: Gene, Cell line, nmol. Not read: Ordered by.').waitFor();
    await dialog.getByText('LN-4711 is none of our lines.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 3', exact: true }).click();
    expect(await Promise.all(['TP53', 'KRAS'].map((gene) => lineOf(gene).inputValue()))).toEqual(['HAP1', 'K-562']);
    expect(await Promise.all(['TP53', 'KRAS'].map((gene) => amountOf(gene).inputValue()))).toEqual(['3', '10']);
  });

  test('and takes the line that is none of ours as one of their own, by the name that is there', async () => {
    await lineOf('PTEN').selectOption('A line of your own …');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name of your line' });
    await name.and(page.locator(':focus')).waitFor();
    expect(await name.inputValue()).toBe('LN-4711');
    await page.keyboard.press('Enter');
    expect(await lineOf('PTEN').inputValue()).toBe('Other: LN-4711');
  });
});
