import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste, pasteTable } from './browser/paste.ts';
import { guides, type ListedGuide, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/** A researcher who lives in spreadsheets edits a plate the same way: ranges, clipboard, fill, find, faults, undo. */
describe('a researcher edits plates like a spreadsheet', () => {
  const list: ListedGuide[] = guides(30);

  beforeAll(async () => {
    await openBuilder(page);
  });

  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const wellName = async (label: string) => (await well(label).getAttribute('aria-label'))?.split(', ')[1];
  const table = () => page.getByRole('region', { name: 'Wells as a table' });
  const nameCell = (label: string) => table().getByRole('gridcell', { name: new RegExp(`^Name of ${label}, `) });
  const targetCell = (label: string) => table().getByRole('gridcell', { name: new RegExp(`^Target of ${label}, `) });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

  test('pastes from Excel, also when only HTML is on the clipboard', async () => {
    await paste(
      page,
      well('A01'),
      list
        .slice(0, 12)
        .map((guide) => `${guide.name}\t${rna(guide)}`)
        .join('\n'),
    );
    await page.getByText('12 guides pasted into A01 to A12.').waitFor();
    const cells = list.slice(12, 14).map((guide) => [guide.name, rna(guide)]);
    await well('B01').click();
    await pasteTable(page, well('B01'), cells);
    await page.getByText('2 guides pasted into B01 to B02.').waitFor();
    expect(await wellName('B02')).toBe(list[13]?.name);
  });

  test('copies a range in its shape, cuts, clears, and takes it back', async () => {
    await well('A01').click();
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'ControlOrMeta+C');
    expect((await clipboard()).split('\n')).toHaveLength(4);
    await well('D05').click();
    await press('ControlOrMeta+V');
    await page.getByText('4 wells pasted into D05 to E06.').waitFor();
    expect(await Promise.all(['D05', 'E06'].map(wellName))).toEqual([list[0]?.name, list[13]?.name]);
    await press('ControlOrMeta+X');
    await well('D05').and(page.locator('[data-state="empty"]')).waitFor();
    await press('ControlOrMeta+Z', 'ControlOrMeta+Z');
    expect(await wellName('E06')).toBe('empty');
    expect(await wellName('A01')).toBe(list[0]?.name);
  });

  test('fills down, and names count on', async () => {
    await well('B02').click();
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'ControlOrMeta+D');
    await page.getByText('Filled down.').waitFor();
    expect(await wellName('C02')).not.toBe(list[13]?.name);
    expect(await wellName('D02')).toMatch(/\d$/);
    await press('ControlOrMeta+Z');
    expect(await wellName('C02')).toBe('empty');
  });

  test('edits names and targets in the table, on with Tab and Enter, back with Escape', async () => {
    await nameCell('A01').dblclick();
    await page.keyboard.type('-first');
    await press('Tab');
    await page.getByRole('textbox', { name: 'Target of A01' }).fill('CCAUUGGACCAUUGGACCAU');
    await press('Enter');
    expect(await nameCell('A01').innerText()).toBe(`${list[0]?.name}-first`);
    expect(await well('A01').getAttribute('aria-label')).toContain('-first');
    await page.keyboard.type('ACGX');
    await table().getByRole('row').filter({ hasText: 'A02' }).getByText('Not RNA').waitFor();
    await press('Escape');
    expect(await targetCell('A02').getAttribute('aria-label')).toContain(rna(list[1]!));
    await press('ControlOrMeta+Z', 'ControlOrMeta+Z');
    expect(await nameCell('A01').innerText()).toContain('-first');
  });

  test('selects cells, copies a column, pastes it, fills and clears it', async () => {
    await nameCell('A03').click();
    await press('Shift+ArrowDown', 'ControlOrMeta+C');
    expect(await clipboard()).toBe(`${list[2]?.name}\n${list[3]?.name}`);
    await press('Delete');
    expect(await nameCell('A04').innerText()).toBe('no name');
    await press('ControlOrMeta+V');
    await nameCell('A04')
      .getByText(list[3]?.name ?? '', { exact: true })
      .waitFor();
    await targetCell('A05').click();
    await press('Shift+ArrowDown', 'ControlOrMeta+D');
    expect(await targetCell('A06').getAttribute('aria-label')).toContain(rna(list[4]!));
    await press('ControlOrMeta+Z');
    expect(await targetCell('A06').getAttribute('aria-label')).toContain(rna(list[5]!));
  });

  test('jumps from fault to fault with F8 and looks at the faulty rows only', async () => {
    await targetCell('A09').click();
    await page.keyboard.type('TTTT');
    await press('Enter');
    await page.keyboard.type('TTTT');
    await press('Enter');
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).check();
    await targetCell('A09').waitFor();
    expect(await nameCell('A02').count()).toBe(0);
    await well('A01').click();
    await press('F8');
    await page.locator('[data-well="8"]:focus').waitFor();
    await press('F8');
    await page.locator('[data-well="9"]:focus').waitFor();
    await press('ControlOrMeta+Z');
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).uncheck();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pastes names and targets into the rows that a filter shows, and undo leads back there', async () => {
    await targetCell('A02').click();
    await page.keyboard.type('CCCC');
    await press('Enter');
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).check();
    const hidden = await wellName('A03');
    await nameCell('A02').click();
    await paste(page, nameCell('A02'), 'seen-1\tGGAUUGUUCAAUAUCGUCAA\nseen-2\tAAGGUAUUCAGGUAUCGAAC\nseen-3\tACGUA');
    await page.getByText('2 guides pasted into the rows shown. 1 guide did not fit.').waitFor();
    expect(await Promise.all(['A02', 'A03', 'A09'].map(wellName))).toEqual(['seen-1', hidden, 'seen-2']);
    await well('H12').click();
    await press('ControlOrMeta+Z');
    await page.locator('[data-well="1"]:focus').waitFor();
    expect(await wellName('A09')).toBe(list[8]?.name);
    await press('ControlOrMeta+Z');
    await page.getByRole('checkbox', { name: /^Only rows with errors or warnings/ }).uncheck();
  });

  test('finds a guide by name, target and well, on any plate (Ctrl F)', async () => {
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await press('ControlOrMeta+F');
    const find = page.getByRole('searchbox', { name: 'Find by name, target or well' });
    await page.keyboard.type(list[6]?.dna ?? '');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Plate 1', selected: true }).waitFor();
    await page
      .getByRole('textbox', { name: 'Name', exact: true })
      .and(page.locator(`[value="${list[6]?.name}"]`))
      .waitFor();
    await find.fill('h12');
    await press('Escape');
    await page.locator('[data-well="95"]:focus').waitFor();
  });

  test('moves a guide by typing the well it should be in', async () => {
    await well('A01').click();
    await page.getByRole('textbox', { name: 'Move or swap A01 to well' }).fill('g7');
    await press('Enter');
    expect(await wellName('G07')).toBe(`${list[0]?.name}-first`);
  });

  test('undoes everything, to the empty plate, and does it again', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    while ((await undo.getAttribute('aria-disabled')) === null) await undo.click();
    await expect.poll(() => page.getByRole('tab').count()).toBe(1);
    await page.getByText('0 of 96 filled').waitFor();
    const redo = page.getByRole('button', { name: /^Redo/ }).first();
    while ((await redo.getAttribute('aria-disabled')) === null) await redo.click();
    expect(await wellName('G07')).toBe(`${list[0]?.name}-first`);
  });

  test('works on a phone: rows open the well below a small map, and search finds them', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await nameCell('A02').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator(':focus')).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
