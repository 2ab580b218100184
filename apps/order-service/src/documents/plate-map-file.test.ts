import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { itemPapers, plateMapFile } from './index.ts';

const entries = [
  { item: aPlateItem('Plate 1', 24), copies: 1, lot: null },
  { item: aPlateItem('Plate 2', 30), copies: 1, lot: null },
  { item: aTubeItem(['TP53-g1', '=cmd']), copies: 3, lot: null },
];

test('the plate map as CSV has every guide once, below each other', async () => {
  const file = await plateMapFile(itemPapers, entries, { number: 'CS-4F7K-Q2MX', format: 'csv' });
  expect(file).toMatchObject({ fileName: 'plate-map-CS-4F7K-Q2MX.csv', mediaType: 'text/csv' });
  const lines = Buffer.from(file.bytes as Uint8Array)
    .toString()
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 24 + 30 + 2);
  expect(lines[1]).toMatch(/^Plate 1,A01,g1,[ACGU]{20},SpCas9,Standard,3,,1$/);
  expect(lines.at(-1)).toMatch(/^,,'=cmd,/);
});

test('the plate map as a workbook has a sheet for each plate and one for the tubes', async () => {
  const file = await plateMapFile(itemPapers, entries, { number: 'CS-4F7K-Q2MX', format: 'xlsx' });
  expect(file.fileName).toBe('plate-map-CS-4F7K-Q2MX.xlsx');
  const { sheets } = await readXlsx(file.bytes as Uint8Array);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Plate 1', 25],
    ['Plate 2', 31],
    ['Tubes', 3],
  ]);
  expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['Plate 1', 'A01', 'g1']);
});
