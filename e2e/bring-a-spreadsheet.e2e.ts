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
  /** Waits until the preview shows a count, such as "30 repaired". */
  const counted = (count: string, word: string): Promise<void> =>
    dialog
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${count}\\s*${word}$`) })
      .waitFor();
  /** What of the column "Change" is not in view. */
  const cutOff = (): Promise<string[]> =>
    dialog.getByRole('region', { name: 'Rows as they would be added' }).evaluate((rows) => {
      const edge = rows.getBoundingClientRect().left + rows.clientLeft + rows.clientWidth;
      const last = [...rows.querySelectorAll('tr > :last-child, tr > :last-child *')];
      const isCut = (one: Element) => one.getBoundingClientRect().right > edge + 1;
      return last.filter(isCut).map(({ textContent }) => textContent);
    });
  const field = (): Locator => dialog.getByRole('textbox', { name: 'One guide per line: name, then sequence' });

  test('a file without the columns is refused, in words that say what is missing (LI-1)', async () => {
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
    await dialog.getByText('The file is a picture, in which no letters can be read.').waitFor();
  });

  test('a semicolon file with columns in another order is shown before it is added, with its faults and what is ignored', async () => {
    const rows = list.slice(0, 26).map((guide) => `${rna(guide)};TP53;${guide.name}`);
    await upload('guides.csv', ['Sequence;Gene;Name', ...rows, 'NNNNN;TP53;bad', ';TP53;', ''].join('\r\n'));
    await counted('26', 'as listed');
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

  test('a list that is pasted into the dialog is shown from its first line, beside the first row of its preview', async () => {
    await open('Paste');
    await paste(page, field(), list.map((guide) => `${guide.name}\t${rna(guide)}`).join('\n'));
    await dialog.getByRole('button', { name: /^Add \d/ }).waitFor();
    const place = await field().evaluate((one: HTMLTextAreaElement) => ({
      caret: [one.selectionStart, one.selectionEnd],
      scrolled: [one.scrollTop, one.scrollLeft],
      isLonger: one.scrollHeight > one.clientHeight,
    }));
    expect(place).toEqual({ caret: [0, 0], scrolled: [0, 0], isLonger: true });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('a template can be taken along as XLSX, and comes back as it was', async () => {
    await open('Upload a file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'XLSX', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cutsite-plate-template.xlsx');
    await dialog.locator('input[type=file]').setInputFiles(await download.path());
    await dialog.getByText('No sequences were found.').waitFor();
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
    await counted('3', 'as listed');
    await dialog.getByText('guides.fasta').waitFor();
  });

  test('a row with a fault is left out or mended in place, and nothing else changes', async () => {
    await dialog.getByRole('radio', { name: 'Paste' }).check();
    const [one = '', two = ''] = list.map(rna);
    const heightOf = async () => Math.round((await dialog.boundingBox())?.height ?? 0);
    const height = await heightOf();
    await field().fill([`ask-1\t${one}`, `ask-2\t${two}NN`, `ask-3\tNNNNN`].join('\n'));
    await counted('2', 'with faults');
    // What was under the pointer stays there, and the last column is to be read whole.
    expect(await heightOf()).toBe(height);
    expect(await cutOff()).toEqual([]);
    const asks = dialog.getByRole('region', { name: 'Rows that need your decision' });
    await asks.getByText('Line 2, ask-2:').waitFor();
    await dialog.getByRole('button', { name: 'Leave out, ask-3' }).click();
    await counted('1', 'with faults');
    await counted('1', 'ignored');
    await dialog.getByRole('button', { name: 'Edit line, ask-2' }).click();
    await asks.getByRole('textbox', { name: 'Sequence' }).fill(`${two.slice(1)}A`);
    await asks.getByText('This row is fine now.').waitFor();
    await asks.getByRole('textbox', { name: 'Well' }).fill('H12');
    await dialog.getByRole('cell', { name: 'H12' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await dialog.getByText('1 ignored, and why').click();
    await dialog.getByRole('button', { name: 'Put ask-3 back' }).click();
    await counted('1', 'with faults');
    await dialog.getByRole('button', { name: 'Leave out, ask-3' }).click();
    await counted('2', 'as listed');
  });

  test('the plate is drawn as it would be, with what the guides would cost', async () => {
    await dialog.getByRole('img', { name: /^Plate 1 after this: 29 of 96 wells filled, 2 of them new/ }).waitFor();
    await dialog.getByText(/^29 of 96 filled after this\. 2 × \$\d+\.\d\d = \+ \$\d+\.\d\d$/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('a file is dropped on the plate itself, and read in the dialog', async () => {
    const stage = page.getByRole('tabpanel');
    const transfer = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.csv'));
        return data;
      },
      `name,sequence\nd1,${rna(list[0] ?? { name: '', dna: '' })}\n`,
    );
    await stage.dispatchEvent('dragenter', { dataTransfer: transfer });
    await page.getByText('Drop the file to add its sequences to Plate 1').waitFor();
    // Let go beside it, the file is not opened in the place of the page.
    const isLeft = await page.evaluate((dataTransfer) => {
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return document.querySelector('header')?.dispatchEvent(drop);
    }, transfer);
    expect(isLeft).toBe(false);
    await stage.dispatchEvent('drop', { dataTransfer: transfer });
    await dialog.getByText('dropped.csv').waitFor();
    await counted('1', 'as listed');
  });

  test('a pasted list that names each well twice is shown first, and becomes two plates when that is wanted', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const rows = ['E01', 'E02', 'E01', 'E02'].map(
      (well, at) => `${well}\tt${at}\t${rna(list[at] ?? { name: '', dna: '' })}`,
    );
    await paste(page, page.getByRole('gridcell').first(), ['Well\tName\tSequence', ...rows].join('\n'));
    await counted('2', 'without a place');
    await dialog.getByRole('checkbox', { name: 'The list names each well twice: split it into 2 plates' }).check();
    await dialog.getByRole('button', { name: 'Add 4 guides to 2 plates' }).click();
    await page.getByText('4 guides added to 2 plates.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('tab', { name: /Plate 2/ }).waitFor({ state: 'detached' });
    await open('Paste');
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
    await counted('8', 'as listed');
    await dialog.getByRole('button', { name: 'Add 8 guides to 2 plates' }).click();
    await page.getByText('8 guides added to 2 plates.').waitFor();
    await page.getByRole('tab', { name: /Plate 3/ }).click();
    await page.getByRole('gridcell', { name: /^B02, n7, filled/ }).waitFor();
  });

  test('a paste that runs past the last well starts another plate, says so, and is undone in one step', async () => {
    const lines = Array.from(
      { length: 98 },
      (_, at) => `over-${at}\t${rna(list[at % list.length] ?? { name: '', dna: '' })}`,
    );
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await page.getByRole('tab', { name: /Plate 4/, selected: true }).waitFor();
    await paste(page, page.getByRole('gridcell').first(), lines.join('\n'));
    await page.getByText('96 guides pasted into A01 to H12.').waitFor();
    await page.getByText('2 guides went on a new plate: Plate 5.').waitFor();
    await page.getByRole('tab', { name: /Plate 5/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('tab', { name: /Plate 5/ }).waitFor({ state: 'detached' });
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
    // Of a long list only what is looked at is drawn: the next rows come as one scrolls.
    const rows = dialog.getByRole('region', { name: 'Rows as they would be added' });
    const last = rows.getByRole('row').filter({ hasText: 'g199' });
    expect(await last.count()).toBe(0);
    await expect
      .poll(async () => {
        await rows.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        return last.count();
      })
      .toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});
