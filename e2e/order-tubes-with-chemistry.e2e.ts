import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccountElsewhere } from './browser/open-account.ts';
import { openBuilder, paste, pasteTable } from './browser/paste.ts';
import { signInOnTheWayToTheCart } from './browser/sign-in.ts';
import { placeOrder } from './orders/place-order.ts';

const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';
const target = 'GAGCGCUGCUCAGAUAGCGA';
/** A whole guide with 2′-O-methyl bases and phosphorothioate bonds at both ends: 100 bases. */
const modified = `mG*mA*mG*${target.slice(3)}${scaffold.slice(0, -3)}mU*mU*mU`;
const plain = ['KRAS-g1\tAAGAGGAGUACAGUGCAAUA', 'EGFR-g1\tUGUCACCACAUAAUUACCUA', 'TET2-g1\tUGGAGAAAGACGUAACUUCA'];

const { customer, page, newcomer } = await startJourney();

/** The molecules of a CSV as one checksum: name and sequence of each row, whatever else its columns say. */
function sumOfMolecules(csv: string, column: string): { readonly names: readonly string[]; readonly sum: string } {
  const [head = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const [name, sequence] = [head.indexOf('Name'), head.indexOf(column)];
  const molecules = rows.map((row) => `${row[name]} ${row[sequence]}`).toSorted();
  return {
    names: rows.map((row) => row[name] ?? ''),
    sum: createHash('sha256').update(molecules.join('\n')).digest('hex'),
  };
}
let exported: ReturnType<typeof sumOfMolecules> = { names: [], sum: '' };

describe('a researcher orders tubes with chemistry of their own', () => {
  const value = (label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
  const valueBecomes = (label: string, wanted: string): Promise<unknown> =>
    page.waitForFunction(
      ([name, text]) => document.querySelector<HTMLSelectElement>(`[aria-label="${name}"]`)?.value === text,
      [label, wanted],
    );

  test('pastes three tubes in place of the empty one, and types a fourth (GR-34)', async () => {
    await openBuilder(page, '/order/guide-rna/tubes');
    await page.getByRole('img', { name: 'Rack with 1 tube', exact: true }).waitFor();
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), plain.join('\n'));
    await page.getByRole('textbox', { name: 'Name, A03' }).waitFor();
    expect(await value('Name, A01')).toBe('KRAS-g1');
    await pasteTable(page, page.getByRole('textbox', { name: 'Name of a new tube' }), [
      ['RB1-g1', 'GAUUACAGAUUACAGAUUAC'],
      ['MYC-g1', 'CAUUGCAUUGCAUUGCAUUG'],
    ]);
    await page.getByText('2 tubes pasted.').waitFor();
    expect(await value('Sequence, A05')).toBe('CAUUGCAUUGCAUUGCAUUG');
    await page.getByRole('button', { name: /^Undo: paste 2 tubes/ }).click();
    await page.getByRole('textbox', { name: 'Name, A04' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a tube' }).click();
    await page.getByRole('textbox', { name: 'Name, A04' }).fill('TP53-g2-mod');
    await page.getByLabel('Gene editor, A04').selectOption('Other');
    await page.getByLabel('Modifications, A04').selectOption('User-Defined');
  });

  test('types a whole molecule and sees m and * as chemistry, counted (GR-75, GR-82, GR-83)', async () => {
    const field = page.getByRole('textbox', { name: 'Sequence with modifications, as typed' });
    await field.fill(modified.replace('mU*mU*mU', 'mU**mU*mU'));
    await page.getByText('Sequence cannot contain consecutive *.').waitFor();
    await field.fill(modified);
    await page.getByText('Sequence cannot contain consecutive *.').waitFor({ state: 'detached' });
    // The coloured letters lie exactly under those of the field, line breaks included.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await field.evaluate((box: HTMLTextAreaElement) => {
        const { scrollHeight, clientHeight, previousElementSibling } = box;
        return { scrollHeight, clientHeight, under: previousElementSibling?.clientHeight };
      });
      expect(heights.scrollHeight).toBe(heights.clientHeight);
      expect(heights.under).toBe(heights.clientHeight);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await field.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(5, 5));
    await field.press('Space');
    await field.press('Shift+ArrowRight');
    expect(await field.evaluate((box: HTMLTextAreaElement) => [box.selectionStart, box.selectionEnd])).toEqual([5, 6]);
    const tube = await page.getByRole('region', { name: 'A04 TP53-g2-mod' }).innerText();
    expect(tube).toContain('100 nt, bases only');
    expect(tube).toContain('m 6 of 65');
    expect(tube).toContain('* 5 of 6');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('pastes one cell that the spreadsheet put in quotes, as the text it is', async () => {
    const field = page.getByRole('textbox', { name: 'Name, A02' });
    await field.selectText();
    await paste(page, field, '"EGFR-\ng1"\n');
    expect(await value('Name, A02')).toBe('EGFR- g1');
    await field.press('Tab');
    await page.getByRole('button', { name: /^Undo: edit A02/ }).click();
    expect(await value('Name, A02')).toBe('EGFR-g1');
    await page.getByRole('textbox', { name: 'Name, A04' }).focus();
  });

  test('reads that the scaffold would be added, trims it, and takes that back', async () => {
    await page.getByText('The last 80 nt are the SpCas9 scaffold.').waitFor();
    await page.getByRole('button', { name: 'Use SpCas9 and trim the scaffold' }).click();
    await valueBecomes('Gene editor, A04', 'SpCas9');
    expect(await value('Sequence, A04')).toBe(target);
    expect(await value('Modifications, A04')).toBe('Standard');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await valueBecomes('Gene editor, A04', 'Other');
    expect(await value('Sequence, A04')).toBe(modified);
  });

  test('changes several tubes at once, each time in one step that can be taken back', async () => {
    await page.getByRole('checkbox', { name: 'Select KRAS-g1' }).check();
    await page.getByRole('checkbox', { name: 'Select EGFR-g1' }).check();
    await page.getByLabel('Yield of the selected tubes').selectOption('10nmol');
    await valueBecomes('Yield, A02', '10nmol');
    expect(await Promise.all(['A01', 'A03', 'A04'].map((place) => value(`Yield, ${place}`)))).toEqual([
      '10nmol',
      '3nmol',
      '3nmol',
    ]);
    await page.getByRole('checkbox', { name: 'Select all tubes' }).check();
    await page.getByLabel('Purification of the selected tubes').selectOption('hplc');
    await page.getByText('HPLC purification is not currently available.').nth(3).waitFor();
    const repair = page.getByRole('list', { name: 'Repairs by kind' });
    await repair.getByRole('button', { name: 'Fix all of this kind (4)' }).click();
    await valueBecomes('Purification, A01', 'spe');
    await page.getByRole('button', { name: 'Delete 4 tubes' }).click();
    await page.getByRole('textbox', { name: 'Name, A01' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('textbox', { name: 'Name, A04' }).waitFor();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
  });

  test('says once what new tubes are like, and reads at once what none of them can have (GR-84, GR-88)', async () => {
    const newTubes = page.getByRole('group', { name: 'For new tubes' });
    await newTubes.getByLabel('Gene editor of new tubes').selectOption('Other');
    await newTubes.getByLabel('Modifications of new tubes').selectOption('User-Defined');
    await newTubes.getByLabel('Gene editor of new tubes').selectOption('AccuBase');
    expect(await value('Modifications of new tubes')).toBe('Standard');
    await newTubes.getByLabel('Yield of new tubes').selectOption('50nmol');
    const purification = newTubes.getByLabel('Purification of new tubes');
    const place = await purification.boundingBox();
    await purification.selectOption('hplc');
    await page.getByText('HPLC purification is not currently available.').waitFor();
    expect(await purification.boundingBox()).toEqual(place);
    expect(await purification.getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use standard' }).press('Enter');
    await page.getByText('HPLC purification is not currently available.').waitFor({ state: 'detached' });
    await purification.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Add a tube' }).click();
    await page.getByRole('textbox', { name: 'Name, A05' }).waitFor();
    expect(
      await Promise.all(['Gene editor', 'Modifications', 'Yield', 'Purification'].map((what) => value(`${what}, A05`))),
    ).toEqual(['AccuBase', 'Standard', '50nmol', 'spe']);
    await page.getByRole('button', { name: /^Undo: add a tube/ }).click();
    await page.getByRole('textbox', { name: 'Name, A05' }).waitFor({ state: 'detached' });
  });

  test('finds the rows as cards on a phone, and nothing scrolls sideways anywhere', async () => {
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const table = page.getByRole('region', { name: 'Tubes', exact: true }).locator('table');
      expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
    }
    const name = await page.getByRole('textbox', { name: 'Name, A01' }).boundingBox();
    const sequence = await page.getByRole('textbox', { name: 'Sequence, A01' }).boundingBox();
    expect(sequence?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('adds them to the cart, the chemistry as typed', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Project, CSV/ }).click(),
    ]);
    exported = sumOfMolecules(await readFile(await download.path(), 'utf8'), 'Sequences');
    const { email } = await openAccountElsewhere(newcomer, 'Tess');
    await signInOnTheWayToTheCart(page, email);
    await page.getByText('TP53-g2-mod').first().waitFor();
    expect(customer.complaints).toEqual([]);
  });

  test('and what is ordered is what was exported, modifications included (wish 8)', async () => {
    const { id } = await placeOrder(customer, { items: [] });
    const map = await customer.context.request.get(`/api/order/${id}/plate-map/?format=csv`);
    expect(exported.names).toContain('TP53-g2-mod');
    expect(sumOfMolecules(await map.text(), 'Sequence')).toEqual(exported);
  });
});
