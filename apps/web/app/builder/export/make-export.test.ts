import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { writeXlsx } from '../../platform/sheets/write-xlsx.ts';
import { plainPlate } from '../drafts/plain-product.cases.ts';
import { makeExport } from './make-export.ts';
import { plateChoices } from './plate-choices.ts';

const at = new Date(2026, 10, 21);

const choicesOf = (names: readonly string[]) =>
  plateChoices(
    { name: 'p', plates: names.map((name) => plainPlate(name, name)), activePlateId: names[0] ?? null },
    {
      note: 'wells',
      unnamed: 'plain',
      tables: (plates) => plates.map(({ name }) => ({ title: name, rows: [['Well'], ['A01']] })),
    },
  );

test('what is offered is the plate in view, and all plates where there are several', () => {
  expect(choicesOf(['One']).map(({ label }) => label)).toEqual(['This plate, Excel', 'This plate, CSV']);
  expect(choicesOf(['One', 'Two']).map(({ label }) => label)).toContain('All plates, CSV');
  expect(choicesOf([])).toEqual([]);
});

test('a workbook that cannot be made rejects with its reason, which is then shown (LI-10)', async () => {
  const [choice] = choicesOf(['One']);
  const broken = () => Promise.reject(new Error('no room left'));
  await expect(makeExport(choice!, at, broken)).rejects.toThrow('no room left');
});

test('all plates can be taken along in one workbook, a sheet for each', async () => {
  const choice = choicesOf(['One', 'Two']).find(({ label }) => label === 'All plates, Excel');
  const { content, name: fileName } = await makeExport(choice!, at, writeXlsx);
  expect(fileName).toBe('p-20261121-000000.xlsx');
  const book = await readXlsx(content as Uint8Array);
  expect(book.sheets.map((sheet) => sheet.name)).toEqual(['One', 'Two']);
});
