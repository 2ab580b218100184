import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { rows } from './drafts/drafts.ts';

const { page } = await startJourney();

/** Undo shows what it takes back, and the address says what is ordered (GR-19, KO-9). */
describe('a researcher undoes a step that was made on another screen of the project', () => {
  test('of plates, while the tubes are in view: the plates come into view, and are what is ordered', async () => {
    await openBuilder(page);
    const first = page.getByRole('gridcell', { name: /^A01, / });
    const plates = page.getByRole('radio', { name: 'Plates' });
    const tubes = page.getByRole('radio', { name: 'Tubes' });
    await first.click();
    await paste(page, first, rows(3));
    await page.getByText('3 guides pasted into A01 to A03.').waitFor();
    await tubes.click();
    await page.getByRole('radio', { name: 'Tubes', checked: true }).waitFor();
    await page.getByRole('button', { name: /^Undo: paste 3 guides/ }).click();
    await page.waitForURL('**/order/guide-rna?**');
    await page.getByText('Undone: paste 3 guides.').waitFor();
    await first.and(page.locator('[data-state="empty"]')).waitFor();
    expect(await plates.isChecked()).toBe(true);
    await tubes.click();
    await page.getByRole('radio', { name: 'Tubes', checked: true }).waitFor();
    await page.getByRole('button', { name: /^Redo: paste 3 guides/ }).click();
    await page.waitForURL('**/order/guide-rna?**');
    await first.and(page.locator('[data-state="filled"]')).waitFor();
    expect(await plates.isChecked()).toBe(true);
    await page.goBack();
    await page.waitForURL('**/order/guide-rna/tubes?**');
    await expect.poll(() => tubes.isChecked()).toBe(true);
  });

  test('of knockout cells by the amount, while a clone is chosen: it stays chosen', async () => {
    await openBuilder(page, '/order/gene-knockout');
    const gene = page.getByRole('combobox', { name: 'Gene', exact: true });
    const clone = page.getByRole('radio', { name: /^Knockout cell clone/ });
    await gene.fill('TP53');
    await page.keyboard.press('Tab');
    await clone.click();
    await page.waitForURL('**/crispr-knockout-cell-clone?**');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => gene.inputValue()).toBe('');
    expect(await clone.isChecked()).toBe(true);
    await page.getByRole('heading', { level: 1, name: /knockout cell clone/i }).waitFor();
  });
});
