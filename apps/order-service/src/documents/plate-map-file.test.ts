import type { CellLibraryItem } from '@cutsite/domain/cell-library';
import type { GeneLibraryItem } from '@cutsite/domain/gene-library';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { itemPapers, plateMapFile } from './index.ts';

const entries = [
  { item: aPlateItem('Plate 1', 24), copies: 1, lot: null },
  { item: aPlateItem('Plate 2', 30), copies: 1, lot: null },
  { item: aTubeItem(['TP53-g1', '=cmd']), copies: 3, lot: null },
];

const at = new Date(2026, 10, 21, 8, 37, 5);

test('the plate map as CSV has every guide once, below each other, formulas escaped', async () => {
  const file = await plateMapFile(itemPapers, entries, { number: 'CS-4F7K-Q2MX', format: 'csv', at, hasPlates: true });
  expect(file).toMatchObject({ fileName: 'plate-map-CS-4F7K-Q2MX-20261121-083705.csv', mediaType: 'text/csv' });
  const lines = Buffer.from(file.bytes as Uint8Array)
    .toString()
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 24 + 30 + 2);
  expect(lines[1]).toMatch(/^Plate 1,A01,g1,[ACGU]{20},SpCas9,Standard,3,,1$/);
  expect(lines.at(-1)).toMatch(/^,,'=cmd,/);
});

test('wells of a gene library stand below headings of their own, with their project (CA-29)', async () => {
  const well = { isControl: false, label: 'MYC', geneName: 'MYC', ensemblId: 'ENSG00000136997', typedName: 'c-myc' };
  const library: GeneLibraryItem = {
    kind: 'gene_library',
    productSlug: 'on_demand_libraries',
    projectName: 'Kinome',
    species: 'homo_sapiens',
    plateFormat: '96_well_deep_well',
    quantityPerWell: 300,
    replicates: 2,
    catalogueVersion: null,
    plates: [{ name: 'Plate 1', wells: [{ ...well, position: { row: 0, column: 1 } }] }],
  };
  const both = [...entries.slice(0, 1), { item: library, copies: 1, lot: null }];
  const file = await plateMapFile(itemPapers, both, { number: 'CS-4F7K-Q2MX', format: 'csv', at, hasPlates: true });
  const lines = Buffer.from(file.bytes as Uint8Array)
    .toString()
    .trimEnd()
    .split('\r\n');
  expect(lines.slice(-3)).toEqual([
    '',
    'Plate,Well Position,Gene,Ensembl ID,Type,Typed as,Amount (pmol),Lot,Copies',
    'Kinome / Plate 1,A02,MYC,ENSG00000136997,gene,c-myc,300,,2',
  ]);
});

test('a library of cells has a sheet for each rack, every well of it with what it is (CL-6, ruling 66)', async () => {
  const genes = Array.from({ length: 80 }, (_, at) => ({
    ensemblId: `ENSG${at}`,
    geneName: `GENE${at}`,
    isEssential: false,
    typedName: at === 0 ? '=cmd' : `GENE${at}`,
  }));
  const library: CellLibraryItem = {
    kind: 'cell_library',
    productSlug: 'engineered_cell_libraries',
    name: 'Chromatin',
    species: 'homo_sapiens',
    cellLine: 'K-562',
    controls: { ntc1: 4, ntc2: 4, mockWT: 8 },
    replicates: 2,
    catalogueVersion: null,
    genes,
  };
  const both = [{ item: library, copies: 1, lot: 'L7' }];
  const file = await plateMapFile(itemPapers, both, { number: 'CS-4F7K-Q2MX', format: 'xlsx', at, hasPlates: false });
  const { sheets } = await readXlsx(file.bytes as Uint8Array);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Chromatin Rack 1', 97],
    ['Chromatin Rack 2', 25],
  ]);
  const rows = sheets[0]?.rows ?? [];
  expect(rows[0]?.slice(0, 7)).toEqual(['Library', 'Rack', 'Well Position', 'Gene', 'Ensembl ID', 'Type', 'Typed as']);
  expect(rows.find((row) => row[3] === 'GENE0')?.slice(5)).toEqual(['pool', "'=cmd", 'K-562', 'L7', 2]);
  expect(rows.find((row) => row[3] === 'Viability')?.[5]).toBe('used up in the test, not shipped');
});

test('the plate map as a workbook has a sheet for each plate and one for the tubes', async () => {
  const file = await plateMapFile(itemPapers, entries, {
    number: 'CS-4F7K-Q2MX',
    format: 'xlsx',
    at,
    hasPlates: false,
  });
  expect(file.fileName).toBe('item-list-CS-4F7K-Q2MX-20261121-083705.xlsx');
  const { sheets } = await readXlsx(file.bytes as Uint8Array);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Plate 1', 25],
    ['Plate 2', 31],
    ['Tubes', 3],
  ]);
  expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['Plate 1', 'A01', 'g1']);
});
