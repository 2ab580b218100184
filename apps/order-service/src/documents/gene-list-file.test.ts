import type { CellLibraryItem } from '@cutsite/domain/cell-library';
import type { GeneLibraryItem } from '@cutsite/domain/gene-library';
import { itemKinds } from '@cutsite/domain/item';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { geneListFile, itemPapers } from './index.ts';

const library: GeneLibraryItem = {
  kind: 'gene_library',
  productSlug: 'on_demand_libraries',
  projectName: 'Septins',
  species: 'homo_sapiens',
  plateFormat: '384_echo',
  quantityPerWell: 300,
  replicates: 1,
  catalogueVersion: '0123456789abcdef',
  plates: [
    {
      name: 'Plate 1',
      wells: [
        {
          position: { row: 0, column: 0 },
          isControl: false,
          label: 'SEPT3',
          geneName: 'SEPT3',
          ensemblId: 'ENSG00000100167',
          typedName: '=3-Sep',
          gene: { guideCount: 4, isEssential: false },
        },
        {
          position: { row: 1, column: 0 },
          isControl: true,
          label: 'NTC1',
          geneName: 'NTC1',
          ensemblId: null,
          typedName: 'ntc-1',
        },
      ],
    },
  ],
};
const tables = { kinds: itemKinds, papers: itemPapers };
const rows = [
  'Item,Gene,Ensembl ID,Typed as,Type,Place,Guides,Common essential,Also cut,Genome,Gene list',
  `Septins / Gene library,SEPT3,ENSG00000100167,'=3-Sep,gene,Plate 1 A01,4,no,,"Human, GENCODE 26 (GRCh38.p10)",0123456789abcdef`,
  'Septins / Gene library,NTC1,,ntc-1,control,Plate 1 B01,,,,"Human, GENCODE 26 (GRCh38.p10)",0123456789abcdef',
];

test('the gene list of an order has the stable id beside each symbol, and no formula that a spreadsheet computes', async () => {
  const file = await geneListFile(tables, [library, aPlateItem('Guides', 24)], { number: 'CS-1', format: 'csv' });
  expect(file).toMatchObject({ fileName: 'gene-list-CS-1.csv', mediaType: 'text/csv' });
  const text = Buffer.from(file?.bytes as Uint8Array).toString();
  expect(
    text
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n'),
  ).toEqual(rows);
});

test('as a workbook it has symbols, wells and ids as text, so that SEPT3 stays SEPT3', async () => {
  const file = await geneListFile(tables, [library], { number: 'CS-1', format: 'xlsx' });
  const { sheets } = await readXlsx(file?.bytes as Uint8Array);
  expect(sheets[0]?.rows[1]?.slice(1, 7)).toEqual(['SEPT3', 'ENSG00000100167', "'=3-Sep", 'gene', 'Plate 1 A01', 4]);
});

test('a pool of cells has its guides and the genes that are cut along; one that was kept before does not say', async () => {
  const pool = { ensemblId: 'ENSG00000172288', geneName: 'CDY1', isEssential: true, typedName: 'CDY1' };
  const cells: CellLibraryItem = {
    kind: 'cell_library',
    productSlug: 'engineered_cell_libraries',
    name: 'Chromatin',
    species: 'homo_sapiens',
    cellLine: 'K-562',
    controls: { ntc1: 0, ntc2: 0, mockWT: 2 },
    replicates: 1,
    catalogueVersion: null,
    genes: [
      { ...pool, gene: { guideCount: 3, alsoCut: ['CDY1B', '=CDY2A'] } },
      { ...pool, ensemblId: 'ENSG00000182415' },
    ],
  };
  const file = await geneListFile(tables, [cells], { number: 'CS-1', format: 'csv' });
  const pools = Buffer.from(file?.bytes as Uint8Array)
    .toString()
    .split('\r\n')
    .filter((row) => row.includes(',gene,'));
  expect(pools.map((row) => row.slice(row.indexOf(',Rack 1 ') + ',Rack 1 A01'.length))).toEqual([
    `,3,yes,"CDY1B, =CDY2A","Human, GENCODE 26 (GRCh38.p10)",`,
    `,,yes,,"Human, GENCODE 26 (GRCh38.p10)",`,
  ]);
});

test('an order without genes has none', async () => {
  expect(await geneListFile(tables, [aPlateItem('Guides', 24)], { number: 'CS-1', format: 'csv' })).toBeNull();
});
