import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

/** A researcher brings a list in whatever form it has, sees what would be added, and then adds it. */
describe('a researcher brings a spreadsheet', () => {
  const list = guides(30);
  let dialog: Locator;

  beforeAll(async () => {
    await openBuilder(page);
    dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
  });

  const open = async (method: 'Paste' | 'Upload a file'): Promise<void> => {
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await dialog.getByRole('radio', { name: method }).check();
  };
  const upload = (name: string, content: string | Buffer): Promise<void> =>
    dialog.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
    });
  /** Waits until the preview shows a count, such as "30 fine". */
  const counted = (count: string, word: string): Promise<void> =>
    dialog
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${count}\\s*${word}$`) })
      .waitFor();
  const field = (): Locator => dialog.getByRole('textbox', { name: 'One guide a line: name, then sequence' });

  test('a file without the columns is refused, in words that say what is missing (Specification 1 §5)', async () => {
    await open('Upload a file');
    await upload('guides.csv', list.map((guide) => `${guide.name},${rna(guide)}`).join('\n'));
    await dialog
      .getByText('The file header must contain name and sequence columns. Missing: name and sequence.')
      .waitFor();
  });

  test('so are files that are damaged or no list at all (promise F3)', async () => {
    await upload('guides.xlsx', Buffer.from('PK\u0003\u0004 and then nothing'));
    await dialog.getByText('The workbook is damaged or incomplete.').waitFor();
    await upload('picture.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]));
    await dialog.getByText('The file is neither a spreadsheet nor text.').waitFor();
  });

  test('a semicolon file with columns in another order is shown before it is added, with its faults and what is ignored', async () => {
    const rows = list.slice(0, 26).map((guide) => `${rna(guide)};TP53;${guide.name}`);
    await upload('guides.csv', ['Sequence;Gene;Name', ...rows, 'NNNNN;TP53;bad', ';TP53;', ''].join('\r\n'));
    await counted('26', 'fine');
    await counted('1', 'with faults');
    await counted('1', 'ignored');
    await dialog.getByText('1 ignored, and why').click();
    await dialog.getByText('The line has neither a name nor a sequence.').waitFor();
    await dialog.getByRole('checkbox', { name: 'Only the 1 row to look at' }).check();
    await dialog
      .getByRole('cell', { name: 'A27' })
      .or(dialog.getByRole('cell', { name: 'C03' }))
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 27 guides' }).click();
    await page.getByText('27 guides added to Plate 1.').waitFor();
  });

  test('a template can be taken along as XLSX, and comes back as it was', async () => {
    await open('Upload a file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'XLSX', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cutsite-plate-template.xlsx');
    await dialog.locator('input[type=file]').setInputFiles(await download.path());
    await dialog.getByText('There are no sequences in it.').waitFor();
  });

  test('a file can be dropped', async () => {
    const content = list
      .slice(0, 3)
      .map((guide, at) => `>drop-${at}\n${rna(guide)}`)
      .join('\n');
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'guides.fasta'));
      return data;
    }, content);
    await dialog.locator('input[type=file]').dispatchEvent('drop', { dataTransfer: transfer });
    await counted('3', 'fine');
    await dialog.getByText('guides.fasta').waitFor();
  });

  test('a plate drawn as a grid goes well for well, and two of them to two plates', async () => {
    await dialog.getByRole('radio', { name: 'Paste' }).check();
    const grid = (from: number): string =>
      [
        '\t1\t2',
        ...['A', 'B'].map(
          (row, at) =>
            `${row}\t${[0, 1].map((column) => `n${from + at * 2 + column} ${rna(list[from + at * 2 + column] ?? { name: '', dna: '' })}`).join('\t')}`,
        ),
      ].join('\n');
    await field().fill(`${grid(0)}\n\n${grid(4)}`);
    await counted('8', 'fine');
    await dialog.getByRole('button', { name: 'Add 8 guides to 2 plates' }).click();
    await page.getByText('8 guides added to 2 plates.').waitFor();
    await page.getByRole('tab', { name: /Plate 3/ }).click();
    await page.getByRole('gridcell', { name: /^B02, n7, filled/ }).waitFor();
  });

  test('100,000 pasted lines are read away from the page, and can be left again (promise P5)', async () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `g${at}\t${rna(list[at % list.length] ?? { name: '', dna: '' })}`,
    );
    await paste(page, page.getByRole('gridcell').first(), lines.join('\n'));
    await dialog.getByText('100,000 lines pasted').waitFor();
    await counted('90,400', 'without a place');
    await dialog.getByRole('button', { name: /^Add 9,600 guides to \d+ plates$/ }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
