import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste, pasteTable } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/**
 * A researcher who lives in spreadsheets changes tubes the same way: cells and ranges, clipboard, fill, find, faults,
 * undo.
 */
describe('a researcher edits tubes like a spreadsheet', () => {
  const list = guides(10);
  const rows = (from: number, to: number) =>
    list
      .slice(from, to)
      .map((guide) => `${guide.name}\t${rna(guide)}`)
      .join('\n');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const value = (label: string) => field(label).inputValue();
  const values = (column: string, ...positions: string[]) =>
    Promise.all(positions.map((position) => value(`${column}, ${position}`)));
  const focused = (label: string) => field(label).and(page.locator(':focus')).waitFor();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** The length has no field, and lies under a range all the same. */
  const selected = () => page.locator('td[data-range]:not([data-cell="length"])').count();
  const tubes = () => page.locator('[data-row-list] [data-row]').count();

  beforeAll(() => openBuilder(page, '/order/guide-rna/tubes'));

  test('a pasted list takes the place of the one empty tube, and later ones are added (GR-34, GR-35)', async () => {
    await paste(page, field('Name, A01'), rows(0, 4));
    await page.getByText('4 tubes pasted.').waitFor();
    expect(await tubes()).toBe(4);
    await paste(page, field('Name, A02'), rows(4, 6));
    await page.getByText('2 tubes pasted.').waitFor();
    expect(await tubes()).toBe(6);
    expect(await value('Name, A02')).toBe(list[1]?.name);
  });

  test('walks over cells with arrows and Enter, types over what is there, and takes it back with Escape', async () => {
    await field('Name, A01').focus();
    await press('ArrowDown', 'ArrowDown');
    await focused('Name, A03');
    await page.keyboard.type('typed-over');
    await press('Enter');
    expect(await value('Name, A03')).toBe('typed-over');
    await focused('Name, A04');
    await press('ArrowRight');
    await focused('Sequence, A04');
    await press('Shift+Enter');
    await focused('Sequence, A03');
    await page.keyboard.type('ACGU');
    await press('Escape');
    expect(await value('Sequence, A03')).toBe(rna(list[2]!));
    await press('ArrowRight');
    await focused('Gene editor, A03');
    await press('Enter');
    await focused('Gene editor, A04');
  });

  test('fills choices and names down, also when only one cell is selected', async () => {
    await field('Gene editor, A01').selectOption('AccuBase');
    await field('Gene editor, A01').focus();
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
    expect(await selected()).toBe(9);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('ControlOrMeta+D');
    expect(await values('Gene editor', 'A01', 'A02', 'A03', 'A04')).toEqual([
      'AccuBase',
      'AccuBase',
      'AccuBase',
      'SpCas9',
    ]);
    await press('Escape', 'ControlOrMeta+Z');
    expect(await value('Gene editor, A02')).toBe('SpCas9');
    await field('Yield, A01').selectOption('10nmol');
    await field('Yield, A02').focus();
    await press('ControlOrMeta+D');
    expect(await value('Yield, A02')).toBe('10nmol');
  });

  test('copies cells to a spreadsheet, cuts, clears, and undoes in the field where it happened', async () => {
    await field('Name, A01').focus();
    await press('Shift+ArrowDown');
    await field('Yield, A02').click({ modifiers: ['Shift'] });
    expect(await selected()).toBe(10);
    await press('ControlOrMeta+C');
    expect((await clipboard()).split('\n')[1]).toBe(`${list[1]?.name}\t${rna(list[1]!)}\tSpCas9\tStandard\t10 nmol`);
    await press('Delete');
    expect(await values('Name', 'A01', 'A02')).toEqual(['', '']);
    await press('ControlOrMeta+Z');
    expect(await values('Name', 'A01', 'A02')).toEqual([list[0]?.name, list[1]?.name]);
    await field('Name, A04').focus();
    await press('ControlOrMeta+V');
    await page.getByText('Pasted into 2 tubes.').waitFor();
    expect(await values('Yield', 'A04', 'A05')).toEqual(['10nmol', '10nmol']);
    await press('ControlOrMeta+Z');
    expect(await value('Name, A04')).toBe(list[3]?.name);
  });

  test('pastes a column down the rows, one value into a range, and says what it did not understand', async () => {
    await pasteTable(page, field('Name, A05'), [['one'], ['two'], ['three']]);
    await page.getByText('Pasted into 2 tubes.').waitFor();
    await page.getByText('1 tube added.').waitFor();
    expect(await values('Name', 'A05', 'A06', 'A07')).toEqual(['one', 'two', 'three']);
    await field('Yield, A03').focus();
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    await paste(page, page.locator(':focus'), '20');
    expect(await values('Yield', 'A03', 'A04', 'A05')).toEqual(['20nmol', '20nmol', '20nmol']);
    await paste(page, field('Gene editor, A05'), 'espot-on\nCas13');
    await page.getByText('1 cell left as it was: not one of the choices.').waitFor();
    expect(await values('Gene editor', 'A05', 'A06')).toEqual(['eSpOT-ON', 'SpCas9']);
  });

  test('selects by dragging over cells, and ticks all tubes between two with Shift', async () => {
    const from = await field('Name, A01').boundingBox();
    const to = await field('Sequence, A03').boundingBox();
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 10, { steps: 6 });
    await page.mouse.up();
    expect(await selected()).toBe(6);
    await press('Escape');
    expect(await selected()).toBe(0);
    await page.locator('[data-row-list] [data-row] input[type="checkbox"]').nth(1).check();
    await page
      .locator('[data-row-list] [data-row] input[type="checkbox"]')
      .nth(4)
      .click({ modifiers: ['Shift'] });
    await page.getByText('4 selected').waitFor();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
  });

  test('walks over the faults with F8, and looks at the faulty tubes only', async () => {
    await field('Sequence, A02').fill('ACGT');
    await field('Name, A01').focus();
    await press('F8');
    await focused('Sequence, A02');
    await press('F8');
    await focused('Sequence, A07');
    await press('Shift+F8');
    await focused('Sequence, A02');
    await page.getByRole('checkbox', { name: /^Only tubes with errors or warnings/ }).check();
    expect(await field('Name, A01').count()).toBe(0);
    await field('Sequence, A02').fill('ACGUACGUACGUACGUACGU');
    expect(await value('Sequence, A02')).toBe('ACGUACGUACGUACGUACGU');
    await page.getByRole('checkbox', { name: /^Only tubes with errors or warnings/ }).uncheck();
  });

  test('finds a tube by name, position and a target of DNA (Ctrl F)', async () => {
    await press('ControlOrMeta+F');
    await page.keyboard.type(list[3]?.dna ?? '');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await press('Escape');
    await focused('Name, A04');
  });

  test('undoes everything, to the one empty tube, and does it again', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    while ((await undo.getAttribute('aria-disabled')) === null) await undo.click();
    expect(await tubes()).toBe(1);
    const redo = page.getByRole('button', { name: /^Redo/ }).first();
    while ((await redo.getAttribute('aria-disabled')) === null) await redo.click();
    expect(await value('Name, A07')).toBe('three');
  });
});
