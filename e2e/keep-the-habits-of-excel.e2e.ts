import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste, pasteHere } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/**
 * A researcher whose fingers know Excel types, fills, selects and pastes on the plate without having to learn anything.
 */
describe('a researcher keeps the habits of Excel', () => {
  const list = guides(20);

  beforeAll(() => openBuilder(page));

  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const wellName = async (label: string) => (await well(label).getAttribute('aria-label'))?.split(', ')[1];
  const wellNames = (...labels: string[]) => Promise.all(labels.map(wellName));
  const table = () => page.getByRole('region', { name: 'Wells as a table' });
  const nameCell = (label: string) => table().getByRole('gridcell', { name: new RegExp(`^Name of ${label}, `) });
  const targetCell = (label: string) => table().getByRole('gridcell', { name: new RegExp(`^Target of ${label}, `) });
  const selectedCells = () => table().locator('[data-cell][aria-selected="true"]').count();
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = (label: string) => well(label).and(page.locator(':focus')).waitFor();
  const selected = () => page.locator('[data-well][aria-selected="true"]').count();
  const textOf = (from: number, to: number) =>
    list
      .slice(from, to)
      .map((guide) => `${guide.name}\t${rna(guide)}`)
      .join('\n');

  test('types guides one after the other: name, Tab, target, Enter, and on in the next well', async () => {
    await well('A01').click();
    for (const guide of list.slice(0, 3)) {
      await page.keyboard.type(guide.name);
      await press('Tab');
      await page.keyboard.type(rna(guide));
      await press('Enter');
    }
    expect(await wellNames('A01', 'A02', 'A03')).toEqual(list.slice(0, 3).map(({ name }) => name));
    await focused('A04');
    await press('Enter', 'Shift+Enter');
    await focused('A03');
  });

  test('moves to the ends of rows and columns, and selects over heads', async () => {
    await press('PageDown');
    await focused('H03');
    await press('PageUp', 'Shift+PageDown');
    expect(await selected()).toBe(8);
    await page.getByRole('button', { name: '4, select column' }).click();
    await page.getByRole('button', { name: '6, select column' }).click({ modifiers: ['Shift'] });
    expect(await selected()).toBe(24);
    await page.getByRole('button', { name: 'B, select row' }).hover();
    await page.mouse.down();
    await page.getByRole('button', { name: 'D, select row' }).hover();
    await page.mouse.up();
    expect(await selected()).toBe(36);
  });

  test('pastes a list into a selected column, and one guide into all that is selected', async () => {
    await page.getByRole('button', { name: '5, select column' }).click();
    await paste(page, well('A05'), textOf(4, 12));
    await page.getByText('8 guides pasted into A05 to H05.').waitFor();
    expect(await wellNames('A05', 'B05', 'H05', 'A06')).toEqual([
      list[4]?.name,
      list[5]?.name,
      list[11]?.name,
      'empty',
    ]);
    await well('C08').click();
    await press('Shift+ArrowDown', 'Shift+ArrowRight');
    await paste(page, well('D09'), 'NTC\tACGUACGUACGUACGUACGU');
    await page.getByText('4 guides pasted into C08 to D09.').waitFor();
    expect(await wellNames('C08', 'C09', 'D08', 'D09')).toEqual(['NTC', 'NTC-2', 'NTC-3', 'NTC-4']);
    await press('ControlOrMeta+Z');
    expect(await wellNames('C08', 'D09')).toEqual(['empty', 'empty']);
  });

  test('copies one well into many, and gets a message when a block does not fit instead of a new plate', async () => {
    await well('A01').click();
    await press('ControlOrMeta+C');
    await well('G08').click();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'ControlOrMeta+V');
    await page.getByText('3 wells pasted into G08 to G10.').waitFor();
    const [first, second] = await wellNames('G08', 'G09');
    expect(first).toBe(list[0]?.name);
    expect(second).not.toBe(first);
    await well('A01').click();
    await press('Shift+ArrowRight', 'ControlOrMeta+C');
    await well('H12').click();
    await press('ControlOrMeta+V');
    await page.getByText('The copied block is 1 row by 2 columns and does not fit on the plate from H12.').waitFor();
    expect(await page.getByRole('tab').count()).toBe(1);
    expect(await wellName('H12')).toBe('empty');
  });

  test('copies, cuts and pastes where the focus is, whatever word was selected before', async () => {
    const word = page.getByText('Appended: 80-nt scaffold.');
    const [name] = await wellNames('A02');
    await word.dblclick();
    await well('A02').click();
    await press('ControlOrMeta+X');
    expect(await wellName('A02')).toBe('empty');
    await well('F01').click();
    await press('ControlOrMeta+V');
    await page.getByText('1 well pasted into F01.').waitFor();
    expect(await wellName('F01')).toBe(name);
    await press('ControlOrMeta+Z', 'ControlOrMeta+Z');
  });

  test('pastes into the plate after a word or a button was clicked, too', async () => {
    await well('F03').click();
    await page.getByText('Appended: 80-nt scaffold.').click();
    await pasteHere(page, textOf(12, 14));
    await page.getByText('2 guides pasted into F03 to F04.').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await pasteHere(page, textOf(12, 14));
    await page.getByText('2 guides pasted into F03 to F04.').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
  });

  test('fills right with Ctrl R, and by dragging the square of the selection', async () => {
    await well('H05').click();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'ControlOrMeta+R');
    await page.getByText('Filled right.').waitFor();
    expect(await wellName('H07')).not.toBe('empty');
    await press('ControlOrMeta+Z');
    await well('A03').click();
    await page.locator('[data-grip-fill]').hover();
    await page.mouse.down();
    await well('D03').hover({ force: true });
    await page.mouse.up();
    await page.getByText('Filled from the selected wells.').waitFor();
    expect(await wellName('D03')).not.toBe('empty');
    expect(await selected()).toBe(4);
    await press('ControlOrMeta+Y');
    await press('ControlOrMeta+Z');
    expect(await wellName('D03')).toBe('empty');
  });

  test('types over cells and leaves them with the arrows; F2 keeps the arrows in the text', async () => {
    await nameCell('A01').click();
    await page.keyboard.type('over-1');
    await press('ArrowDown');
    await page.keyboard.type('over-2');
    await press('ArrowRight');
    await targetCell('A02').and(page.locator(':focus')).waitFor();
    expect(await wellNames('A01', 'A02')).toEqual(['over-1', 'over-2']);
    await press('ArrowLeft', 'F2', 'ArrowLeft');
    await page.keyboard.type('x');
    await press('Shift+Enter');
    await nameCell('A01').and(page.locator(':focus')).waitFor();
    expect(await wellName('A02')).toBe('over-x2');
  });

  test('selects rows, columns and the whole table from anywhere in it', async () => {
    const rows = await table().locator('[data-row]').count();
    await targetCell('A02').click();
    await press('ControlOrMeta+A');
    expect(await selectedCells()).toBe(rows * 2);
    await press('ArrowDown', 'Shift+Space');
    expect(await selectedCells()).toBe(2);
    await press('Control+Space');
    expect(await selectedCells()).toBe(rows);
    await press('ControlOrMeta+Home');
    await nameCell('A01').and(page.locator(':focus')).waitFor();
  });
});
