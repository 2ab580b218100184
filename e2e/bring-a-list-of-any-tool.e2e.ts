import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, pasteTable } from './browser/paste.ts';
import { guides } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/** A researcher has lists that other programs made, for other purposes, and wants their guides on a plate. */
describe('a researcher brings a list of a design tool', () => {
  const list = guides(26);
  let dialog: Locator;

  beforeAll(async () => {
    await openBuilder(page);
    dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
  });

  const open = (): Promise<void> => page.getByRole('button', { name: 'Add sequences' }).click();
  const upload = (name: string, content: string): Promise<void> => uploadFiles({ [name]: content });
  const uploadFiles = async (contents: Readonly<Record<string, string>>): Promise<void> => {
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    const files = Object.entries(contents).map(([name, content]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    }));
    await dialog.locator('input[type=file]').setInputFiles(files);
  };
  const counted = (count: string, word: string): Promise<void> =>
    dialog
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${count}\\s*${word}$`) })
      .waitFor();
  const field = (): Locator => dialog.getByRole('textbox', { name: 'One guide per line: name, then sequence' });
  const columns = (): Locator => dialog.getByRole('form', { name: 'Columns of the list' });

  test('whose columns have other names: it is refused, and asks which columns are meant', async () => {
    await open();
    const rows = list.map(({ dna }, at) => `4\t7157\tTP53\t${dna}\tAAAA${dna}AGGTTT\tAGG\t${at + 1}`);
    const header = 'Quota\tTarget Gene ID\tTarget Gene Symbol\tsgRNA Sequence\tsgRNA Context Sequence\tPAM\tPick Order';
    await upload('picks.txt', [header, ...rows].join('\r\n'));
    await dialog.getByText('The file header must contain name and sequence columns.').waitFor();
    expect(await columns().getByLabel('Sequence is in').inputValue()).toBe('sgRNA Sequence');
    expect(await columns().getByLabel('Name is in').inputValue()).toBe('Target Gene Symbol');
    expect(await accessibilityFaults(page)).toEqual([]);
    await columns().getByRole('button', { name: 'Read these columns' }).press('Enter');
    await dialog.getByText('name from Target Gene Symbol').waitFor();
    await dialog.getByText(/Not read: Quota, Target Gene ID/).waitFor();
    await counted('26', 'with faults');
  });

  test('and gives the same name to many guides: one press makes them unique', async () => {
    await dialog.getByRole('button', { name: 'Make names unique' }).first().click();
    await counted('26', 'repaired');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 26 guides' }).click();
    await page.getByText('26 guides added to Plate 1.').waitFor();
    await page.getByRole('gridcell', { name: /^A02, TP53-2, filled/ }).waitFor();
  });

  test('or reads other columns than those that were found', async () => {
    await open();
    await upload('two.csv', `name,sequence,oligo\nn1,${list[0]?.dna},o1\n`);
    await counted('1', 'repaired');
    await dialog.getByRole('button', { name: 'Change columns' }).click();
    await columns().getByLabel('Name is in').selectOption('oligo');
    await columns().getByRole('button', { name: 'Read these columns' }).click();
    await dialog.getByRole('cell', { name: 'o1' }).waitFor();
  });

  test('two files with different headers each say what was read, and each can be read otherwise', async () => {
    const [one, other] = list.map(({ dna }) => dna);
    await uploadFiles({
      'kinases.csv': `name,sequence,oligo\nn1,${one},o1\n`,
      'controls.csv': `Clone,Guide name,Sequence\nc2,n2,${other}\n`,
    });
    await dialog.getByText('kinases: name from name, sequence from sequence. Not read: oligo.').waitFor();
    await dialog.getByText('controls: name from Guide name, sequence from Sequence. Not read: Clone.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change columns of controls' }).click();
    await columns().getByLabel('Name is in').selectOption('Clone');
    await columns().getByRole('button', { name: 'Read these columns' }).click();
    await dialog.getByRole('cell', { name: 'c2' }).waitFor();
    await dialog.getByRole('cell', { name: 'n1' }).waitFor();
    await dialog.getByRole('button', { name: 'Change columns of kinases' }).click();
    await columns().getByLabel('Name is in').selectOption('oligo');
    await columns().getByRole('button', { name: 'Read these columns' }).click();
    await dialog.getByRole('cell', { name: 'o1' }).waitFor();
    await dialog.getByRole('cell', { name: 'c2' }).waitFor();
  });

  test('a file that begins with its first guide can be read without a header', async () => {
    await upload(
      'plain.txt',
      list
        .slice(0, 3)
        .map(({ dna }, at) => `p${at},${dna}`)
        .join('\n'),
    );
    await dialog.getByRole('button', { name: 'Read it without a header' }).click();
    await counted('3', 'repaired');
    await dialog.getByRole('cell', { name: 'p2' }).waitFor();
  });

  test('a file that is no list is called what it is, with a way on', async () => {
    await upload('order.pdf', '%PDF-1.7\n');
    await dialog.getByText('The file is a PDF').waitFor();
    await upload('export.xls', '<html><table><tr><td>name</td></tr></table></html>');
    await dialog.getByText('The file is a web page, whatever its name says.').waitFor();
  });

  test('a paste lands in the list, wherever the focus is in the dialog', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await open();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `k1\t${list[0]?.dna}`);
    await page.keyboard.press('ControlOrMeta+V');
    await counted('1', 'repaired');
    expect(await field().inputValue()).toContain('k1');
    await pasteTable(page, dialog.getByRole('radio', { name: 'Paste' }), [
      ['k2', list[1]?.dna ?? ''],
      ['k3', list[2]?.dna ?? ''],
    ]);
    await counted('2', 'repaired');
    expect(await field().inputValue()).toContain('k3\t');
  });

  test('marks of the ends are shown as what goes', async () => {
    await dialog.getByRole('radio', { name: 'Paste' }).check();
    await field().fill(`end-1 5'-${list[0]?.dna}-3'\nend-2 5′-${list[1]?.dna}-3′`);
    await counted('2', 'repaired');
    await dialog.getByRole('checkbox', { name: /^Change T to U in 2$/ }).waitFor();
    expect(await dialog.getByRole('row', { name: /end-1/ }).locator('del').allInnerTexts()).toEqual(["5'-", "-3'"]);
  });

  test('a gene name that a spreadsheet turned into a date is pointed out, and is asked about where there are two', async () => {
    await field().fill(`1-Mar\t${list[0]?.dna}\n2-Sep\t${list[1]?.dna}`);
    await dialog.getByText('Looks like a gene name that a spreadsheet turned into a date: MARCH1 or MARC1.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Name it MARC1' }).click();
    await dialog.getByRole('cell', { name: 'MARC1' }).waitFor();
    await dialog.getByRole('checkbox', { name: 'Turn dates back into gene names in 1' }).check();
    await dialog.getByRole('cell', { name: /SEPT2/ }).waitFor();
    await counted('2', 'repaired');
  });

  test('Escape loses nothing: the list is there when the dialog is opened again, and Cancel lets go of it', async () => {
    await dialog.getByRole('radio', { name: 'Paste' }).press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The list was not added. It is still there under Add sequences.').waitFor();
    await open();
    await counted('2', 'repaired');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await open();
    expect(await field().inputValue()).toBe('');
  });

  test('several files at once become several plates, called after the files', async () => {
    const files = ['KO 1.csv', 'KO 2.csv'].map((name, at) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,sequence,gene editor\nf${at},${list[at]?.dna},AccuBase\n`),
    }));
    await dialog.getByRole('radio', { name: 'Upload a file' }).check();
    await dialog.locator('input[type=file]').setInputFiles(files);
    await dialog.getByText('KO 1 takes AccuBase from the list.').waitFor();
    await dialog.getByRole('button', { name: 'Add 2 guides to 2 plates' }).click();
    await page.getByText('2 guides added to 2 plates.').waitFor();
    await page.getByRole('tab', { name: /^KO 2/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('tab', { name: /^KO 2/ }).waitFor({ state: 'detached' });
    await open();
  });

  test('a repair stands beside an error only where it mends that error', async () => {
    await dialog.getByRole('radio', { name: 'Paste' }).check();
    await field().fill(`same\t${list[0]?.dna}CGG\nsame\t${list[1]?.dna}`);
    const asks = dialog.getByRole('region', { name: 'Rows that need your decision' }).getByRole('listitem');
    await asks.nth(1).getByRole('button', { name: 'Make names unique' }).waitFor();
    expect(await asks.nth(0).innerText()).toContain('Name must be unique.');
    expect(await asks.nth(0).getByRole('button', { name: 'Trim PAM' }).count()).toBe(0);
  });

  test('an example shows what a list looks like', async () => {
    await dialog.getByRole('button', { name: 'load an example' }).click();
    await counted('24', 'as listed');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});
