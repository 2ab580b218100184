import type { GenomeSlug } from '@cutsite/domain/gene';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile, humanFiles, mouseFiles } from '../../testing/catalogue-files.ts';
import { type CatalogueFiles, loadCatalogueImport, selectNamesakes } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function importFiles(genome: GenomeSlug, files: CatalogueFiles): Promise<void> {
  const { planImport, writeImport } = await loadCatalogueImport();
  const planned = await planImport(service.pool, genome, files);
  await writeImport(service.pool, planned, { name: 'test', importedAt: new Date() });
}

test('a gene of another species has at most one namesake: by its symbol, or by a name that both have', async () => {
  const namesake = async () => [
    ...(await selectNamesakes(service.pool, 'mus_musculus', [trp53], 'homo_sapiens')).values(),
  ];
  const trp53 = 'ENSMUSG00000059552';
  await importFiles('homo_sapiens', humanFiles);
  await importFiles('mus_musculus', mouseFiles);
  expect(await namesake()).toEqual([]);
  await importFiles('mus_musculus', { ...mouseFiles, names: [aFile('n.tsv', 'alias\tsymbol\np53\tTrp53\n')] });
  expect(await namesake()).toEqual([{ ensemblId: 'ENSG00000141510', symbol: 'TP53' }]);
  await importFiles('mus_musculus', {
    ...mouseFiles,
    names: [aFile('n.tsv', 'alias\tsymbol\np53\tTrp53\np65\tTrp53\n')],
  });
  expect(await namesake()).toEqual([]);
});
