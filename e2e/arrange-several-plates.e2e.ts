import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/** A researcher with more guides than one plate holds puts the plates in order before ordering them. */
describe('a researcher arranges several plates', () => {
  beforeAll(async () => {
    await openBuilder(page);
  });

  const tabs = (): Promise<string[]> => page.getByRole('tab').locator('b').allInnerTexts();
  const openDialog = () => page.getByRole('button', { name: /^Rename, arrange, print or remove / }).click();
  const inDialog = async (action: string) => {
    await openDialog();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const wellName = async (label: string) => (await well(label).getAttribute('aria-label'))?.split(', ')[1];
  const rows = (names: readonly string[]) =>
    guides(names.length)
      .map((guide, at) => `${names[at]}\t${rna(guide)}`)
      .join('\n');

  test('gives a plate a name, and reads the rules while typing it (GR-46 to GR-50)', async () => {
    await paste(page, page.getByRole('gridcell').first(), rows(['NF1-g10', 'NF1-g2', 'ABL1-g1']));
    await well('A03').and(page.locator('[data-state="filled"]')).waitFor();
    await openDialog();
    const name = page.getByRole('dialog').getByLabel('Plate name');
    await page.getByText(/Up to 15 characters fit on the label, 20 at most/).waitFor();
    await page.getByText(/A plate takes 24 to 96 guides of up to 10 nmol/).waitFor();
    await name.fill('Kinases/1');
    await page.getByText('Plate name must only contain alphanumerics, spaces, underscores, and hyphens.').waitFor();
    await name.fill('A name that is far too long');
    await page.getByText('Plate name must be 15 or fewer characters.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await name.fill('Kinases');
    await name.press('Enter');
    expect(await tabs()).toEqual(['Kinases']);
  });

  test('sorts a plate, turns its rows into columns, closes gaps, and takes it back', async () => {
    await inDialog('By name');
    expect(await Promise.all(['A01', 'A02', 'A03'].map(wellName))).toEqual(['ABL1-g1', 'NF1-g2', 'NF1-g10']);
    await inDialog('Rows to columns');
    expect(await wellName('C01')).toBe('NF1-g10');
    await inDialog('Columns to rows');
    expect(await wellName('A03')).toBe('NF1-g10');
    await well('A01').click();
    await page.keyboard.press('Delete');
    await inDialog('Close the gaps');
    expect(await wellName('A01')).toBe('NF1-g2');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ControlOrMeta+Z');
    expect(await Promise.all(['A01', 'A02', 'A03'].map(wellName))).toEqual(['NF1-g10', 'NF1-g2', 'ABL1-g1']);
  });

  test('moves wells by keyboard and by dragging; what lay there changes places', async () => {
    await well('A01').click();
    await page.keyboard.press('Alt+ArrowRight');
    expect(await Promise.all(['A01', 'A02'].map(wellName))).toEqual(['NF1-g2', 'NF1-g10']);
    await page.keyboard.press('Shift+ArrowLeft');
    const to = await well('D05').boundingBox();
    await page.locator('[data-grip]').hover();
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    expect(await Promise.all(['D05', 'D06', 'A03'].map(wellName))).toEqual(['NF1-g2', 'NF1-g10', 'ABL1-g1']);
    await page.keyboard.press('ControlOrMeta+Z');
    expect(await wellName('A01')).toBe('NF1-g2');
  });

  test('duplicates, reorders and sets all plates alike', async () => {
    await inDialog('Duplicate');
    expect(await tabs()).toEqual(['Kinases', 'Plate 2']);
    await page.getByRole('button', { name: 'Add a plate' }).click();
    expect(await tabs()).toEqual(['Kinases', 'Plate 2', 'Plate 3']);
    await inDialog('Move left');
    expect(await tabs()).toEqual(['Kinases', 'Plate 3', 'Plate 2']);
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    expect(await tabs()).toEqual(['Plate 3', 'Kinases', 'Plate 2']);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Kinases', selected: true }).waitFor();

    await page.getByLabel('Gene editor').selectOption('hfCas12Max');
    await page.getByLabel('Yield per well').selectOption('10nmol');
    await inDialog('Use these settings for all plates');
    await page.getByRole('tab', { name: 'Plate 2' }).click();
    await expect.poll(() => page.getByLabel('Gene editor').inputValue()).toBe('hfCas12Max');
    expect(await page.getByLabel('Yield per well').inputValue()).toBe('10nmol');
    await openDialog();
    await page.getByRole('dialog').getByText('A plate needs at least 24 filled wells.').waitFor();
    await page.keyboard.press('Escape');
  });

  test('removes a plate and brings it back', async () => {
    await inDialog('Remove plate');
    expect(await tabs()).toEqual(['Plate 3', 'Kinases']);
    await page.getByRole('button', { name: 'Undo: remove Plate 2' }).click();
    expect(await tabs()).toEqual(['Plate 3', 'Kinases', 'Plate 2']);
  });

  test('works on the tabs like on the sheets of a workbook: F2, Home and End, drag, Delete', async () => {
    const selected = page.getByRole('tab', { selected: true });
    await page.getByRole('tab', { name: /^Kinases/ }).focus();
    await page.getByRole('tab', { name: /^Kinases/ }).click();
    await page.keyboard.press('End');
    await page
      .getByRole('tab', { name: /^Plate 2/, selected: true })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('F2');
    const name = page.getByRole('dialog').getByLabel('Plate name');
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('kinases');
    await name.press('Enter');
    expect(await tabs()).toEqual(['Plate 3', 'Kinases', 'kinases']);
    await selected.dblclick();
    await name.fill('Kinases');
    await page.getByText('Plate name must be unique.').waitFor();
    await name.fill('Controls');
    await name.press('Enter');

    const to = await page.getByRole('tab', { name: /^Plate 3/ }).boundingBox();
    await page.getByRole('tab', { name: /^Controls/ }).hover();
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    expect(await tabs()).toEqual(['Controls', 'Plate 3', 'Kinases']);
    await page.getByRole('button', { name: 'Undo: move Controls' }).click();
    expect(await tabs()).toEqual(['Plate 3', 'Kinases', 'Controls']);

    await page.getByRole('tab', { name: /^Controls/ }).focus();
    await page.keyboard.press('Delete');
    expect(await tabs()).toEqual(['Plate 3', 'Kinases']);
    await selected.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Undo: remove Controls' }).click();
  });

  test('finds its way among many plates: the one in view is always to be seen, and a menu lists all', async () => {
    const add = page.getByRole('button', { name: 'Add a plate', exact: true });
    for (let plate = 0; plate < 12; plate += 1) await add.click();
    const inRow = () =>
      page.getByRole('tab', { selected: true }).evaluate((tab) => {
        const row = tab.parentElement?.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        return row !== undefined && left > row.left - 1 && right < row.right + 1;
      });
    expect(await inRow()).toBe(true);
    await page.getByRole('button', { name: 'All 15 plates' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('menuitem', { name: /^Kinases/ }).click();
    await page.getByRole('tab', { name: /^Kinases/, selected: true }).waitFor();
    expect(await inRow()).toBe(true);
    for (let plate = 0; plate < 12; plate += 1) await page.keyboard.press('ControlOrMeta+Z');
  });

  test('prints the map of the plate in view with its names, and its table', async () => {
    await page.getByRole('tab', { name: 'Kinases' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('[data-print-sheet]');
    await sheet.getByRole('heading', { name: 'Kinases' }).waitFor();
    expect(await sheet.getByRole('table').first().innerText()).toContain('NF1-g10');
    expect(await sheet.getByRole('table').last().innerText()).toContain('A03');
    expect(await page.getByRole('main').isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    expect(await sheet.count()).toBe(0);
  });
});
