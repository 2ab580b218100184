import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  findNearTargets,
  genesFromWire,
  listCellGenes,
  listCellLines,
  listLibraryGenes,
} from '@cutsite/contracts/gene-catalogue';
import type { GenomeSlug } from '@cutsite/domain/gene';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFile, humanFiles, mouseFiles } from '../../testing/catalogue-files.ts';
import { type CatalogueFiles, loadCatalogueImport } from './index.ts';

let service: TestService;
let human = '';
let mouse = '';
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function importFiles(genome: GenomeSlug, files: CatalogueFiles): Promise<string> {
  const { planImport, writeImport } = await loadCatalogueImport();
  const planned = await planImport(service.pool, genome, files);
  await writeImport(service.pool, planned, { name: 'test', importedAt: new Date() });
  return planned.catalogue.version;
}

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });

test('before the first import there is nothing to list, and no species has a catalogue', async () => {
  expect((await get('/api/products/odl/genes/')).json()).toEqual({ genomes: [] });
  expect((await get('/api/products/cell-lines/')).json()).toEqual({ genomes: [] });
  for (const path of ['odl/genes/', 'ecl/cell-lines/']) {
    const answer = await get(`/api/products/${path}?species=homo_sapiens`);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is no catalogue for Human.']);
  }
  human = await importFiles('homo_sapiens', humanFiles);
  mouse = await importFiles('mus_musculus', mouseFiles);
});

describe('the lists of genes (GL-31, CL-20, KO-12; ruling 58)', () => {
  test.each(['odl', 'ecl'])('%s/genes/ brings the genes of a species as rows with named fields', async (product) => {
    const answer = await get(`/api/products/${product}/genes/?species=homo_sapiens`);
    const list = answer.json();
    expect(listLibraryGenes.responses[200].safeParse(list).error).toBeUndefined();
    expect(list).toMatchObject({ version: human, genome: 'homo_sapiens' });
    expect(list.fields.slice(0, 4)).toEqual(['ensembl_id', 'gene_name', 'num_guides', 'essential_gene']);
    expect(list.genes[4].slice(0, 4)).toEqual(['ENSG00000141510', 'TP53', 2, 0]);
    expect(genesFromWire(list).find(({ symbol }) => symbol === 'SMN1')).toEqual({
      ensemblId: 'ENSG00000172062',
      symbol: 'SMN1',
      currentSymbol: null,
      synonyms: [],
      uncertainSynonyms: [],
      isProteinCoding: true,
      isEssential: false,
      isControl: false,
      guideCount: 1,
      offTargetGenes: ['ENSG00000205571'],
    });
  });

  test.each(['/api/products/odl/genes/', '/api/products/ecl/genes/', '/api/products/cells/genes'])(
    '%s without a species brings all of them',
    async (url) => {
      const lists = (await get(url)).json();
      expect(listCellGenes.responses[200].safeParse(lists).error).toBeUndefined();
      expect(lists.genomes.map(({ version }: { version: string }) => version)).toEqual([human, mouse]);
    },
  );

  test('an unknown species is refused, a version without a species too', async () => {
    for (const query of ['species=danio_rerio', 'species=', `version=${human}`]) {
      expect((await get(`/api/products/odl/genes/?${query}`)).statusCode).toBe(400);
    }
    const other = await get(`/api/products/odl/genes/?species=mus_musculus&version=${human}`);
    expect([other.statusCode, other.json().detail]).toEqual([
      404,
      `There is no catalogue of version ${human} for Mouse.`,
    ]);
  });

  test('is sent as it was packed, and only to those who do not have it (promise C2)', async () => {
    const url = '/api/products/odl/genes/?species=homo_sapiens';
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
    expect(brotli.headers['set-cookie']).toBeUndefined();
    const again = await get(url, { 'if-none-match': String(brotli.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a version stays as it was, and may be kept for ever', async () => {
    const guides = [aFile('guides.csv', 'symbol,target\nTP53,CCATTGTTCAATATCGTCCG\n')];
    const next = await importFiles('homo_sapiens', { ...humanFiles, guides });
    const current = await get('/api/products/odl/genes/?species=homo_sapiens');
    const older = await get(`/api/products/odl/genes/?species=homo_sapiens&version=${human}`);
    expect(current.json().version).toBe(next);
    expect(older.json().version).toBe(human);
    expect(older.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(current.headers.etag).not.toBe(older.headers.etag);
    const { rollBack } = await loadCatalogueImport();
    await rollBack(service.pool, human);
    expect((await get('/api/products/ecl/genes/?species=homo_sapiens')).json().version).toBe(human);
    expect((await get('/api/products/cells/genes')).json().genomes[0].version).toBe(human);
  });
});

describe('the cell lines (GC-5, CL-21, KO-11)', () => {
  const names = (list: { cell_lines: { name: string }[] }) => list.cell_lines.map(({ name }) => name);

  test('of a species, in the order of the file', async () => {
    const list = (await get('/api/products/cell-lines/?species=homo_sapiens')).json();
    expect(listCellLines.responses[200].safeParse(list).error).toBeUndefined();
    expect(list).toEqual({
      version: human,
      genome: 'homo_sapiens',
      cell_lines: [
        { name: 'HeLa', origin: 'cervical carcinoma', synonyms: [], products: ['cell_gko', 'cell_clonal'] },
        {
          name: 'HEK293T',
          origin: 'embryonic kidney',
          synonyms: ['293T'],
          products: ['engineered_cell_libraries', 'cell_gko'],
        },
      ],
    });
  });

  test('for libraries, and for clones and pools', async () => {
    const libraries = (await get('/api/products/ecl/cell-lines/?species=homo_sapiens')).json();
    expect(names(libraries)).toEqual(['HEK293T']);
    const cells = (await get('/api/products/cells/cell-lines')).json();
    expect(cells.genomes.map(names)).toEqual([['HeLa', 'HEK293T'], []]);
    expect((await get('/api/products/cell-lines/?species=zebrafish')).statusCode).toBe(400);
  });
});

describe('the known guides of a gene, and the genes of a guide', () => {
  const guides = async (query: string) => (await get(`/api/products/guides/?${query}`)).json();

  test('by the id of the gene, with or without its version', async () => {
    const found = await guides('species=homo_sapiens&ensembl_id=ENSG00000141510.16');
    expect(found).toMatchObject({ version: human, genome: 'homo_sapiens' });
    expect(found.guides).toHaveLength(2);
    expect(found.guides[0]).toEqual({
      ensembl_id: 'ENSG00000141510',
      gene_name: 'TP53',
      essential_gene: false,
      number: 1,
      num_guides: 2,
      target: 'CCATTGTTCAATATCGTCCG',
      pam: 'GGG',
      place: { chromosome: 'chr17', start: 7_675_184, end: 7_675_203, strand: '+' },
      context: 'TGAACCATTGTTCAATATCGTCCGGGGACA',
      also_hits: [],
    });
  });

  test.each(['GAGCGCUGCUCAGAUAGCGA', 'gagcgctgctcagatagcga'])('by the target as %s', async (sequence) => {
    const found = await guides(`species=homo_sapiens&sequence=${sequence}`);
    expect(found.guides).toMatchObject([{ gene_name: 'TP53', number: 2, num_guides: 2 }]);
  });

  test('of several genes or targets in one call, and of no more than forty', async () => {
    const genes = ['ENSG00000141510', 'ENSG00000172062'];
    const found = await guides(`species=homo_sapiens&ensembl_id=${genes.join(',')}`);
    expect(new Set(found.guides.map((guide: { gene_name: string }) => guide.gene_name))).toEqual(
      new Set(['SMN1', 'TP53']),
    );
    const both = await guides('species=homo_sapiens&sequence=GAGCGCUGCUCAGAUAGCGA,ATGATAATCTTCACGTCAAG');
    expect(both.guides).toHaveLength(3);
    const many = Array.from({ length: 41 }, () => genes[0]).join(',');
    expect((await get(`/api/products/guides/?species=homo_sapiens&ensembl_id=${many}`)).statusCode).toBe(400);
  });

  test('a target of two genes says so under each', async () => {
    const found = await guides('species=homo_sapiens&sequence=ATGATAATCTTCACGTCAAG');
    expect(
      found.guides.map((guide: { gene_name: string; also_hits: unknown }) => [guide.gene_name, guide.also_hits]),
    ).toEqual([
      ['SMN1', [{ ensembl_id: 'ENSG00000205571', gene_name: 'SMN2' }]],
      ['SMN2', [{ ensembl_id: 'ENSG00000172062', gene_name: 'SMN1' }]],
    ]);
  });

  test('what is not known has none, and what is not asked properly is refused', async () => {
    expect((await guides('species=mus_musculus&ensembl_id=ENSMUSG00000059552')).guides).toEqual([]);
    expect((await guides('species=homo_sapiens&sequence=AAAAAAAAAAAAAAAAAAAA')).guides).toEqual([]);
    for (const query of [
      'species=homo_sapiens',
      'ensembl_id=ENSG00000141510',
      'species=homo_sapiens&ensembl_id=ENSG00000141510&sequence=AAAAAAAAAAAAAAAAAAAA',
      'species=homo_sapiens&sequence=NNNN',
      'species=other&ensembl_id=ENSG00000141510',
    ]) {
      expect((await get(`/api/products/guides/?${query}`)).statusCode).toBe(400);
    }
  });

  test('searches of one address are counted', async () => {
    const limited = await startTestService({ pool: service.pool, env: { RATE_LIMIT_LOOK_UPS: '2/1h' } });
    const url = '/api/products/guides/?species=homo_sapiens&sequence=AAAAAAAAAAAAAAAAAAAA';
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await limited.app.inject({ url })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await limited.stop();
  });
});

describe('targets of other genes that are near those of a gene (GC-12)', () => {
  const near = async (query: string) => (await get(`/api/products/guides/near/?${query}`)).json();
  const smn1 = 'species=homo_sapiens&ensembl_id=ENSG00000172062.16';

  test('are counted by mismatches, with what was searched: the collection, by its build', async () => {
    const found = await near(smn1);
    expect(findNearTargets.responses[200].safeParse(found).error).toBeUndefined();
    const { guides, ...searched } = found;
    expect(searched).toEqual({ version: human, genome: 'homo_sapiens', assembly: 'GRCh38.p10', guides_searched: 5 });
    const smn2 = { ensembl_id: 'ENSG00000205571', gene_name: 'SMN2' };
    const same = { target: 'ATGATAATCTTCACGTCAAG', pam: 'AGG', mismatches: 0, genes: [smn2] };
    expect(guides).toEqual([{ number: 1, target: same.target, by_mismatches: [1, 0, 0, 0], near: [same] }]);
  });

  test('are found wherever the mismatches lie', async () => {
    // In three of the four pieces by which they are looked up: each time another piece is left.
    const targets = ['CTGATCATCTGCACGTCAAG', 'CTGATCATCTTCACGTCAAC', 'CTGATAATCTGCACGTCAAC', 'ATGATCATCTGCACGTCAAC'];
    const lines = targets.map((target) => `SMN2,${target}\n`).join('');
    const guides = [aFile('near.csv', `symbol,target\nSMN1,ATGATAATCTTCACGTCAAG\n${lines}SMN2,CTGATCATCTGCACGTCAAC\n`)];
    await importFiles('homo_sapiens', { ...humanFiles, guides });
    const [guide] = (await near(smn1)).guides;
    expect(guide.by_mismatches).toEqual([0, 0, 0, 4]);
    expect(guide.near.map(({ target }: { target: string }) => target)).toEqual(targets.toSorted());
    const { rollBack } = await loadCatalogueImport();
    await rollBack(service.pool, human);
  });

  test('are none for a gene without guides, and asked for one gene at a time', async () => {
    expect((await near('species=homo_sapiens&ensembl_id=ENSG00000277734')).guides).toEqual([]);
    for (const query of ['species=homo_sapiens', `${smn1},ENSG00000141510`, 'species=homo_sapiens&ensembl_id=TP53']) {
      expect((await get(`/api/products/guides/near/?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('what genes are called in full, where they lie (GC-11), and what of them codes for protein (GC-16)', () => {
  test('is answered for those that are asked for, by symbol; what no file says is null', async () => {
    const ids = ['ENSG00000141510.16', 'ENSG00000173039', 'ENSG00000000001'];
    const { version, genes } = (
      await get(`/api/products/genes/?species=homo_sapiens&ensembl_id=${ids.join(',')}`)
    ).json();
    expect(version).toBe(human);
    expect(genes).toEqual([
      {
        ensembl_id: 'ENSG00000173039',
        gene_name: 'RELA',
        full_name: null,
        coding: null,
        place: { chromosome: 'chr11', start: 65653597, end: 65663094, strand: '-' },
      },
      {
        ensembl_id: 'ENSG00000141510',
        gene_name: 'TP53',
        full_name: 'tumor protein p53',
        place: { chromosome: 'chr17', start: 7661779, end: 7687550, strand: '-' },
        coding: {
          transcript: 'NM_000546.6',
          exons: [
            { number: 4, start: 7675994, end: 7676272 },
            { number: 5, start: 7675053, end: 7675236 },
          ],
        },
      },
    ]);
  });

  test.each([
    'species=homo_sapiens',
    'species=homo_sapiens&ensembl_id=TP53',
    'species=other&ensembl_id=ENSG00000141510',
  ])('is refused for %s', async (query) => {
    expect((await get(`/api/products/genes/?${query}`)).statusCode).toBe(400);
  });
});
