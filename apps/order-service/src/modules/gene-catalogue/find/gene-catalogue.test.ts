import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile, humanFiles } from '../../../testing/catalogue-files.ts';
import { type CatalogueFiles, loadCatalogueImport } from '../index.ts';
import { geneCatalogue, KeptGenes } from './gene-catalogue.ts';

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

/** The pool, with a count of its statements. */
function counted(): { readonly pool: Pool; statements: number } {
  const counts = {
    statements: 0,
    pool: {
      query: (...args: [never]) => {
        counts.statements += 1;
        return database.pool.query(...args);
      },
    } as unknown as Pool,
  };
  return counts;
}

test('genes are found by one statement, whatever their number, and again by one', async () => {
  const counts = counted();
  const catalogue = geneCatalogue(counts.pool);
  const found = await catalogue.find('homo_sapiens', [tp53, rela, tp53, 'ENSG00000000001']);
  expect(found?.version).toBe(first);
  expect([...(found?.genes.keys() ?? [])].toSorted()).toEqual([tp53, rela]);
  expect(found?.genes.get(tp53)).toMatchObject({ symbol: 'TP53', guideCount: 2 });
  expect(counts.statements).toBe(1);
  const again = await catalogue.find('homo_sapiens', ['ENSG00000000001', rela]);
  expect([...(again?.genes.keys() ?? [])]).toEqual([rela]);
  expect(counts.statements).toBe(2);
});

test('an import is seen at once, and the version that an item was made by is still answered', async () => {
  const catalogue = geneCatalogue(database.pool);
  await catalogue.find('homo_sapiens', [tp53, rela]);
  const guides = [aFile('guides.csv', 'symbol,target\nTP53,CCATTGTTCAATATCGTCCG\n')];
  const next = await importFiles({ ...humanFiles, guides });
  const now = await catalogue.find('homo_sapiens', [tp53]);
  expect([now?.version, now?.genes.get(tp53)?.guideCount]).toEqual([next, 1]);
  const then = await catalogue.find('homo_sapiens', [tp53, rela], first);
  expect([then?.version, then?.genes.get(tp53)?.guideCount]).toEqual([first, 2]);
});

test('a genome without a catalogue and a version that there is not have no answer', async () => {
  const catalogue = geneCatalogue(database.pool);
  expect(await catalogue.find('mus_musculus', [tp53])).toBeNull();
  expect(await catalogue.find('homo_sapiens', [tp53], '0123456789abcdef')).toBeNull();
});

test('no more genes are kept than the bound, those that were asked for last', async () => {
  const kept = new KeptGenes(2);
  const catalogue = geneCatalogue(database.pool, kept);
  for (const id of [tp53, rela, 'ENSG00000172062']) await catalogue.find('homo_sapiens', [id], first);
  expect(kept.size).toBe(2);
  expect([...kept.of(first, [tp53, rela]).keys()]).toEqual([rela]);
});
