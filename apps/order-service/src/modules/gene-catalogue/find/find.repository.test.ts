import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile, humanFiles } from '../../../testing/catalogue-files.ts';
import { type CatalogueFiles, loadCatalogueImport } from '../index.ts';
import { selectGenes } from './find.repository.ts';

let database: TestDatabase;
let first = '';
beforeAll(async () => {
  database = await createTestDatabase();
  first = await importFiles(humanFiles);
});
afterAll(() => database.drop());

async function importFiles(files: CatalogueFiles): Promise<string> {
  const { planImport, writeImport } = await loadCatalogueImport();
  const planned = await planImport(database.pool, 'homo_sapiens', files);
  await writeImport(database.pool, planned, { name: 'test', importedAt: new Date() });
  return planned.catalogue.version;
}

const tp53 = 'ENSG00000141510';
const rela = 'ENSG00000173039';

test('genes are found by their ids, each once; what the catalogue does not have is left out', async () => {
  const found = await selectGenes(database.pool, 'homo_sapiens', [tp53, rela, tp53, 'ENSG00000000001']);
  expect(found?.version).toBe(first);
  expect([...(found?.genes.keys() ?? [])].toSorted()).toEqual([tp53, rela]);
  expect(found?.genes.get(tp53)).toMatchObject({ symbol: 'TP53', guideCount: 2 });
});

test('an import is seen at once', async () => {
  const guides = [aFile('guides.csv', 'symbol,target\nTP53,CCATTGTTCAATATCGTCCG\n')];
  const next = await importFiles({ ...humanFiles, guides });
  const now = await selectGenes(database.pool, 'homo_sapiens', [tp53]);
  expect([now?.version, now?.genes.get(tp53)?.guideCount]).toEqual([next, 1]);
});

test('a genome without a catalogue has no answer', async () => {
  expect(await selectGenes(database.pool, 'mus_musculus', [tp53])).toBeNull();
});
