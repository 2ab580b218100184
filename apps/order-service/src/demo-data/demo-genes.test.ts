import { readdir, readFile, stat } from 'node:fs/promises';
import { genesFromWire } from '@cutsite/contracts/gene-catalogue';
import { type CatalogueGene, genomeSlugs } from '@cutsite/domain/gene';
import { systemClock } from '@cutsite/service-base/clock';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../testing/assert-invariants.ts';
import { loadDemoGenes } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
});
afterAll(() => service.stop());

async function genesOf(species: string): Promise<CatalogueGene[]> {
  const answer = await service.app.inject(`/api/products/odl/genes/?species=${species}`);
  return genesFromWire(answer.json());
}
const withGuides = (genes: readonly CatalogueGene[], count: number) =>
  genes.filter(({ guideCount }) => guideCount === count).length;

describe('the demo has genes of every sort (rulings 14 and 69)', () => {
  test.each([
    ['homo_sapiens', 400],
    ['mus_musculus', 40],
  ])(
    'of %s: at least %s, some without guides, with one and with two, essential ones and paralogs',
    async (species, least) => {
      const genes = await genesOf(species);
      expect(genes.length).toBeGreaterThanOrEqual(least);
      for (const count of [0, 1, 2]) expect(withGuides(genes, count)).toBeGreaterThan(0);
      expect(genes.some(({ isEssential }) => isEssential)).toBe(true);
      expect(genes.some(({ offTargetGenes }) => offTargetGenes.length > 0)).toBe(true);
      expect(genes.filter(({ isControl }) => isControl)).toHaveLength(4);
    },
  );

  test('with names in full, of mouse genes as of human ones (GC-11)', async () => {
    const fullName = async (species: string, id: string) => {
      const answer = await service.app.inject(`/api/products/genes/?species=${species}&ensembl_id=${id}`);
      return answer.json().genes[0].full_name;
    };
    expect(await fullName('homo_sapiens', 'ENSG00000141510')).toBe('tumor protein p53');
    expect(await fullName('mus_musculus', 'ENSMUSG00000059552')).toBe('transformation related protein 53');
    const { rows } = await service.pool.query<{ named: number }>(
      `select count(full_name)::int as named from catalogue_gene join gene_catalogue using (version) group by genome`,
    );
    for (const { named } of rows) expect(named).toBeGreaterThanOrEqual(80);
  });

  test('and at least twenty cell lines, some for each product', async () => {
    const lists = (await service.app.inject('/api/products/cell-lines/')).json().genomes;
    const lines = lists.flatMap(({ cell_lines }: { cell_lines: { products: string[] }[] }) => cell_lines);
    expect(lines.length).toBeGreaterThanOrEqual(20);
    for (const product of [
      'engineered_cell_libraries',
      'express_ko_pool',
      'gene_knockout',
      'cell_gko',
      'cell_clonal',
    ]) {
      expect(lines.some(({ products }: { products: string[] }) => products.includes(product))).toBe(true);
    }
  });

  test('a second start imports nothing, and what there is holds', async () => {
    await loadDemoGenes({ pool: service.pool, clock: systemClock });
    const { rows } = await service.pool.query('select genome from gene_catalogue order by genome');
    expect(rows.map(({ genome }) => genome)).toEqual(genomeSlugs);
    await assertInvariants(service.pool);
  });
});

test('the files say where they are from, and are small', async () => {
  let bytes = 0;
  for (const species of ['human', 'mouse']) {
    const folder = new URL(`./genes/${species}/`, import.meta.url);
    for (const name of await readdir(folder)) {
      bytes += (await stat(new URL(name, folder))).size;
      expect(await readFile(new URL(name, folder), 'utf8')).toMatch(/^# /);
    }
  }
  expect(bytes).toBeLessThanOrEqual(400 * 1024);
});
