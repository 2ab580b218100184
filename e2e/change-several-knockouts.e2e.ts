import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';

const { page } = await startJourney();

describe('a researcher changes some of the genes of a list at once (KO-15)', () => {
  const list = page.getByRole('region', { name: 'Your list' });
  const bar = page.getByRole('group', { name: 'Change the selected genes' });
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const genes = ['TP53', 'KRAS', 'PTEN', 'MYC'];
  const lines = () => Promise.all(genes.map((gene) => page.getByLabel(`Cell line of ${gene}`).inputValue()));
  const amounts = () => Promise.all(genes.map((gene) => page.getByLabel(`Amount of ${gene}`).inputValue()));

  test('gives two of four a line of their own, which one step takes back', async () => {
    await openBuilder(page, '/order/gene-knockout');
    await paste(page, page.locator('body'), genes.join('\n'));
    await page.getByRole('button', { name: 'Add 4', exact: true }).click();
    await page.getByLabel('Cell line of 4 genes').selectOption('K-562');
    await tick('Select KRAS').check();
    await tick('Select PTEN').check();
    await bar.getByText('2 selected').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await bar.getByLabel('Cell line of the selected genes').selectOption('HAP1');
    await page.getByText('Cell line of 2 genes: HAP1.').waitFor();
    expect(await lines()).toEqual(['K-562', 'HAP1', 'HAP1', 'K-562']);
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await lines()).toEqual(['K-562', 'K-562', 'K-562', 'K-562']);
    await bar.getByText('2 selected').waitFor();
  });

  test('and another amount to those from one to another, ticked with Shift', async () => {
    await bar.getByRole('button', { name: 'Clear the selection' }).click();
    await bar.waitFor({ state: 'detached' });
    await tick('Select KRAS').check();
    await tick('Select MYC').click({ modifiers: ['Shift'] });
    await bar.getByText('3 selected').waitFor();
    expect(await tick('Select all genes').evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await bar.getByLabel('Amount of the selected genes').selectOption('10 nmol');
    await page.getByText('Amount of 3 genes: 10 nmol.').waitFor();
    expect(await amounts()).toEqual(['3', '10', '10', '10']);
  });

  test('then removes them; the focus stays in the list, and undo brings them back where they were', async () => {
    await bar.getByRole('button', { name: 'Delete 3 genes' }).click();
    await page.getByText('3 genes removed.').waitFor();
    await tick('Select all genes').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await list.getByRole('rowheader').allInnerTexts()).toEqual(genes);
  });

  test('on a telephone, too: nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tick('Select TP53').check();
    await bar.getByText('4 selected').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await bar.getByRole('button', { name: 'Clear the selection' }).click();
    await tick('Select TP53').and(page.locator(':focus')).waitFor();
  });
});
