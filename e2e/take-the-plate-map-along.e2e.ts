import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page, newcomer } = await startJourney();

/**
 * The plate map goes into the laboratory's own files and comes back: as CSV and as a workbook, byte for byte what is on
 * the plate, a name that looks like a formula included (LI-4, LI-6, promise F4).
 */
describe('a researcher takes the plate map along', () => {
  const rows = guides(30).map((guide, at) => [at === 2 ? '-no guide 1' : guide.name, rna(guide)] as const);
  const wells = rows.map((_, at) => `${'ABC'[Math.floor(at / 12)]}${String((at % 12) + 1).padStart(2, '0')}`);
  let csvFile = '';

  beforeAll(async () => {
    await openBuilder(page);
    await paste(page, page.getByRole('gridcell').first(), rows.map((row) => row.join('\t')).join('\n'));
    await page.getByText('30 guides pasted into A01 to C06.').waitFor();
  });

  /** Chooses from the export menu; the file and its name. */
  async function exported(choice: RegExp, from: Page = page): Promise<{ name: string; path: string }> {
    await from.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      from.waitForEvent('download'),
      from.getByRole('menuitem', { name: choice }).click(),
    ]);
    return { name: download.suggestedFilename(), path: await download.path() };
  }

  test('opens the menu with the keyboard, walks it, and leaves it with Escape', async () => {
    const button = page.getByRole('button', { name: 'Export' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const items = page.getByRole('menuitem');
    expect(await items.first().evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    expect(await items.last().evaluate((item) => item === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('has all of the menu on the screen, however narrow that is (WCAG 1.4.10)', async () => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Export' }).click();
      const { x = 0, width: across = 0 } = (await page.getByRole('menu', { name: 'Export' }).boundingBox()) ?? {};
      expect([width, x >= 0, x + across <= width]).toEqual([width, true, true]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('has the plate as CSV: Well Position, Name, Sequence, with the formula escaped', async () => {
    const { name, path } = await exported(/^This plate, CSV/);
    expect(name).toMatch(/^Plate-1-\d{8}-\d{6}\.csv$/);
    csvFile = path;
    const lines = rows.map(([label, sequence], at) => `${wells[at]},${label.replace(/^-/, "'-")},${sequence}\r\n`);
    expect(await readFile(path, 'utf8')).toBe(`\ufeffWell Position,Name,Sequence\r\n${lines.join('')}`);
  });

  test('has it as a workbook too, on a sheet named after the plate', async () => {
    const { name, path } = await exported(/^This plate, Excel/);
    expect(name).toMatch(/^Plate-1-\d{8}-\d{6}\.xlsx$/);
    const { sheets } = await readXlsx(await readFile(path));
    expect(sheets.map((sheet) => sheet.name)).toEqual(['Plate 1']);
    expect(sheets[0]?.rows).toEqual([
      ['Well Position', 'Name', 'Sequence'],
      ...rows.map(([label, sequence], at) => [wells[at], label.replace(/^-/, "'-"), sequence]),
    ]);
  });

  test('has the whole project with its settings', async () => {
    const { path } = await exported(/^Project, CSV/);
    const [heading, first] = (await readFile(path, 'utf8')).split('\r\n');
    expect(heading).toBe('\ufeffProject,Pos,Name,Sequences,Gene Editor,Chemical Mods,Amount (nmol),Purification');
    expect(first).toMatch(new RegExp(`/ Plate 1,A01,${rows[0]?.[0]},${rows[0]?.[1]},SpCas9,Standard,3,Standard$`));
  });

  test('puts the CSV on another plate, and has the same guides in the same wells', async () => {
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await page.getByRole('tab', { name: /Plate 2/, selected: true }).waitFor();
    await page.getByRole('button', { name: 'Add sequences' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'plate.csv',
      mimeType: 'text/csv',
      buffer: await readFile(csvFile),
    });
    await dialog.getByRole('button', { name: 'Add 30 guides' }).click();
    await page.getByRole('gridcell', { name: /^A03, -no guide 1, filled/ }).waitFor();
    const again = await exported(/^This plate, CSV/);
    expect(await readFile(again.path, 'utf8')).toBe(await readFile(csvFile, 'utf8'));
  });

  test.each([/^This plate, Excel/, /^All plates, Excel/, /^All plates, CSV/, /^Project, Excel/, /^Project, CSV/])(
    'brings %s to an empty project, and has the same plates',
    async (choice) => {
      const several = !choice.source.includes('This');
      const file = await exported(choice);
      const other = await newcomer();
      await openBuilder(other.page);
      await other.page.getByRole('button', { name: 'Add sequences' }).first().click();
      const dialog = other.page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Upload a file' }).check();
      await dialog.locator('input[type=file]').setInputFiles(file.path);
      await dialog.getByRole('button', { name: several ? 'Add 60 guides to 2 plates' : 'Add 30 guides' }).click();
      await dialog.waitFor({ state: 'detached' });
      const same = several ? /^All plates, CSV/ : /^This plate, CSV/;
      const [before, after] = [await exported(same), await exported(same, other.page)];
      expect(await readFile(after.path, 'utf8')).toBe(await readFile(before.path, 'utf8'));
      await other.leave();
    },
  );

  test('reads the error when the workbook cannot be made (LI-10)', async () => {
    const other = await newcomer();
    await other.page.goto('/order/guide-rna');
    await builderIsOpen(other.page);
    await other.context.setOffline(true);
    await other.page.getByRole('button', { name: 'Export' }).click();
    await other.page.getByRole('menuitem', { name: /^This plate, Excel/ }).click();
    const alert = other.page.getByRole('alertdialog', { name: 'The file could not be made' });
    await alert.waitFor();
    expect(await alert.locator('p').innerText()).not.toBe('');
    await other.leave();
  });
});
