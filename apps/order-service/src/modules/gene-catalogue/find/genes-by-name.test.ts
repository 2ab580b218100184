import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { humanFiles } from '../../../testing/catalogue-files.ts';
import { loadCatalogueImport } from '../index.ts';
import { genesCalled, namesLookedFor, selectGenesByName } from './genes-by-name.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { planImport, writeImport } = await loadCatalogueImport();
  const planned = await planImport(database.pool, 'homo_sapiens', humanFiles);
  await writeImport(database.pool, planned, { name: 'test', importedAt: new Date() });
});
afterAll(() => database.drop());

const symbols = async (text: string) => (await selectGenesByName(database.pool, text)).map(({ symbol }) => symbol);

test.each([
  ['a symbol in small letters', 'tp53', ['TP53']],
  ['another name of it', ' p53 ', ['TP53']],
  ['its Ensembl id with a version', 'ENSG00000141510.16', ['TP53']],
  ['a name among other words', 'guides for tp53', ['TP53']],
  ['two names', 'TP53, p65', ['TP53', 'RELA']],
  ['how a full name begins', 'Tumor  protein', ['TP53']],
  ['a single word of a full name', 'tumor', []],
  ['signs that stand for others', 'tum% protei_', []],
  ['words that are no names', 'a plate of guides', []],
  ['nothing', '  ', []],
])('%s finds the genes that are called so (GC-15)', async (_, text, expected) => {
  expect(await symbols(text)).toEqual(expected);
});

test('a long text is looked through for a few names, each once (GC-15)', () => {
  expect(namesLookedFor(`p53 P53 ${'x1 '.repeat(50)}`)).toEqual(['P53', 'X1']);
  expect(namesLookedFor(Array.from({ length: 50 }, (_, at) => `G${at}`).join(' '))).toHaveLength(6);
});

test('words of a full name find its gene, in whatever order, the one that is called so first (GC-11)', async () => {
  const called = async (text: string) =>
    (await genesCalled(database.pool, 'homo_sapiens', text))?.genes.map(({ symbol }) => symbol);
  expect(await called('tumor protein p53')).toEqual(['TP53']);
  expect(await called('p53 TUMOR')).toEqual(['TP53']);
  expect(await called('100%')).toEqual([]);
  expect(await genesCalled(database.pool, 'mus_musculus', 'tumor protein')).toBeNull();
});
