import { expressKnockoutToWire } from '@cutsite/contracts/express-knockout';
import { systemClock } from '@cutsite/service-base/clock';
import { aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDemoGenes } from '../demo-data/index.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
function call(method: Method, url: string, payload?: object) {
  const { headers } = customer;
  return service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

const tp53 = ['CCATTGTTCAATATCGTCCG', 'GAGCGCTGCTCAGATAGCGA', 'GGTGCCCTATGAGCCGCCTG'] as const;
const validateUrl = '/api/products/express-ko-pool/sequences/validate/';

describe('sequences for express knockout', () => {
  test('are answered each by itself, as they were sent, with the reason (EK-5, EK-6, ruling 44)', async () => {
    const sequences = [
      'ccauuguucaauaucguccg',
      'AACCAAAGTCGAATATGACG',
      'CGTTGTCCTCGAAATAGCCG',
      'GAAGTCACAGCACATGACGG',
      'CCAATTCAGGACCCACACGACGG',
      'no guide',
      'GATTCCGTGCTGTTCCGGCG',
    ];
    const answer = await call('POST', validateUrl, { species: 'homo_sapiens', sequences });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(Object.keys(body)).toEqual(sequences);
    expect(sequences.map((sequence) => [body[sequence].valid, body[sequence].code])).toEqual([
      [true, null],
      [false, 'ESSENTIAL_GENE'],
      [false, 'NOT_IN_COLLECTION'],
      [false, 'OTHER_SPECIES'],
      [false, 'WRONG_LENGTH'],
      [false, 'NOT_BASES'],
      [false, 'SEVERAL_GENES'],
    ]);
    expect(body['ccauuguucaauaucguccg'].genes).toEqual([
      { ensembl_id: 'ENSG00000141510', gene_name: 'TP53', essential_gene: false, number: 1, num_guides: 4 },
    ]);
    expect(body['GAAGTCACAGCACATGACGG'].namesake).toEqual({ ensembl_id: 'ENSG00000141510', gene_name: 'TP53' });
    expect(body['GATTCCGTGCTGTTCCGGCG'].reason).toContain('This guide cuts SMN1 and SMN2.');
    expect(body['CGTTGTCCTCGAAATAGCCG']).toMatchObject({
      nearest: { target: 'CGTTGTCCTCGAAAAAGCCG', gene_name: 'PLK1', essential_gene: true },
      reason: expect.stringContaining('Base 15 is T, where a guide of PLK1, which is essential, has A.'),
    });
  });

  test('are at most 32 a call (EK-4)', async () => {
    const sequences = Array.from({ length: 33 }, () => tp53[0]);
    const answer = await call('POST', validateUrl, { species: 'homo_sapiens', sequences });
    expect([answer.statusCode, answer.json().field_errors]).toEqual([
      400,
      { sequences: ['This must have at most 32 entries.'] },
    ]);
    expect((await call('POST', validateUrl, { species: 'homo_sapiens', sequences: [] })).statusCode).toBe(400);
    expect((await call('POST', validateUrl, { species: 'rattus', sequences: [tp53[0]] })).statusCode).toBe(400);
  });

  test('may have the names of what objects have of themselves', async () => {
    const sequences = ['constructor', 'toString', 'hasOwnProperty'];
    const answer = await call('POST', validateUrl, { species: 'homo_sapiens', sequences });
    expect(Object.keys(answer.json())).toEqual(sequences);
  });
});

const aPool = (changes = {}) => ({
  ...expressKnockoutToWire({
    kind: 'express_knockout',
    productSlug: 'express_ko_pool',
    projectName: 'Suppressors',
    species: 'homo_sapiens',
    cellLine: 'HAP1',
    editType: 'single_guide',
    ensemblId: 'ENSG00000141510',
    geneName: 'TP53',
    sequences: [tp53[0]],
    catalogueVersion: null,
  }),
  ...changes,
});

const aClone = (changes = {}) => ({
  product_slug: 'cell_clonal',
  cell_line: 'Other: SH-SY5Y, clone 7',
  gene_symbol: 'KEAP1',
  ...changes,
});

const aKnockout = (changes = {}) => ({
  product_slug: 'gene_knockout',
  genome_name: 'homo_sapiens',
  ensembl_id: 'ENSG00000079999',
  gene_name: 'KEAP1',
  cell_line: 'K-562',
  quantity: 3,
  quantity_unit: 'nmol',
  ...changes,
});

describe('a knockout of the demo', () => {
  test('as a pool of sequences is added, read back and shown (EK-1)', async () => {
    const sent = aPool({ edit_type: 'multi_guide', sequence: tp53.join(',') });
    const added = await call('POST', '/api/order/add/', [sent]);
    expect(added.statusCode).toBe(201);
    const [group] = (await call('GET', '/api/user/cart/')).json().groups;
    expect(group.temperature).toBe('dry_ice');
    expect(group.items[0]).toMatchObject({
      kind: 'express_knockout',
      name: 'Suppressors / TP53 knockout pool',
      subtotal: '1150.00',
      gene_name: 'TP53',
      sequence: tp53.join(','),
      edit_type: 'multi_guide',
      cell_line: 'HAP1',
    });
    const read = await call('GET', `/api/order/ordereditem/${group.items[0].id}/`);
    expect(read.json()).toMatchObject({
      data: { ...sent, catalogue_version: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
  });

  test.each([
    ['a sequence that was never checked', aPool({ sequence: 'CGTTGTCCTCGAAATAGCCG' }), 'GUIDE_NOT_ELIGIBLE'],
    [
      'an essential gene',
      aPool({ sequence: 'AACCAAAGTCGAATATGACG', gene_name: 'PLK1', ensembl_id: 'ENSG00000166851' }),
      'GUIDE_NOT_ELIGIBLE',
    ],
    ['a guide of another gene than it says', aPool({ sequence: 'CAGCACCGTTCATGACGTGG' }), 'OTHER_GENE'],
    ['a line that pools are not made in', aPool({ cell_line: 'K-562' }), 'CELL_LINE_NOT_OFFERED'],
    ['two guides for single guide', aPool({ sequence: `${tp53[0]},${tp53[1]}` }), 'GUIDE_COUNT'],
    ['a clone of an essential gene', aClone({ gene_symbol: 'PLK1' }), 'ESSENTIAL_GENE'],
    ['a clone of a gene without guides', aClone({ gene_symbol: 'CDK8' }), 'ZERO_GUIDES'],
    ['a clone by a name of two genes', aClone({ gene_symbol: 'NRF2' }), 'GENE_AMBIGUOUS'],
    ['a clone of a mouse gene in a human order', aClone({ gene_symbol: 'Trp53' }), 'GENE_NOT_FOUND'],
    ['a clone in a line that is neither ours nor one’s own', aClone({ cell_line: 'SH-SY5Z' }), 'CELL_LINE_NOT_OFFERED'],
    ['an amount that is not offered', aKnockout({ quantity: 4 }), 'QUANTITY_INVALID'],
    ['an id that is in no list', aKnockout({ ensembl_id: 'ENSG00000999999' }), 'GENE_NOT_FOUND'],
  ])('is refused with %s', async (_, sent, code) => {
    const answer = await call('POST', '/api/order/add/', [sent]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().rows.map((row: { code: string }) => row.code)).toContain(code);
  });

  test('keeps the version of the gene list that the server checked it by, whatever was sent', async () => {
    const made = 'ffffffffffffffff';
    const items = [aPool({ catalogue_version: made }), aKnockout({ catalogue_version: made }), aClone()];
    const added = await call('POST', '/api/order/add/', items);
    const ids: string[] = added.json().items.map((item: { id: string }) => item.id);
    const kept = await Promise.all(ids.map((id) => call('GET', `/api/order/ordereditem/${id}/`)));
    const versions = new Set(kept.map((answer) => answer.json().data.catalogue_version));
    expect([versions.size, versions.has(made), versions.has(null)]).toEqual([1, false, false]);
  });

  test('of an essential gene is made as a pool (ruling 59)', async () => {
    const added = await call('POST', '/api/order/add/', [aClone({ product_slug: 'cell_gko', gene_symbol: 'PLK1' })]);
    expect(added.statusCode).toBe(201);
  });

  test.each([
    ['tp53', 'homo_sapiens', 'K-562', 'TP53'],
    ['P53', 'homo_sapiens', 'K-562', 'TP53'],
    ['TRP53', 'mus_musculus', 'NIH/3T3', 'Trp53'],
  ])('by the name %s (%s) is kept by its symbol (ruling 11)', async (name, species, line, symbol) => {
    const sent = aClone({ gene_symbol: name, species, cell_line: line });
    const added = await call('POST', '/api/order/add/', [sent]);
    expect([added.statusCode, added.json().rows]).toEqual([201, undefined]);
    const read = await call('GET', `/api/order/ordereditem/${added.json().items[0].id}/`);
    expect(read.json().data).toMatchObject({ gene_symbol: symbol, typed_name: name });
  });

  test('of a mouse gene is made in a mouse line', async () => {
    const mouse = aClone({ gene_symbol: 'Trp53', species: 'mus_musculus', cell_line: 'NIH/3T3' });
    expect((await call('POST', '/api/order/add/', [mouse])).statusCode).toBe(201);
  });

  test('is priced by amount, by whose line it is, and by strategy; guides are ambient, cells on dry ice', async () => {
    const items = [aKnockout({ quantity: 10 }), aClone(), aClone({ cell_line: 'K-562' })];
    const added = await call('POST', '/api/order/add/', items);
    expect(added.json().items.map((item: { subtotal: string }) => item.subtotal)).toEqual([
      '480.00',
      '8900.00',
      '7400.00',
    ]);
    expect(added.json().items.map((item: { needs_review: boolean }) => item.needs_review)).toEqual([
      false,
      true,
      false,
    ]);
    const { groups } = (await call('GET', '/api/user/cart/')).json();
    expect(groups.map((group: { temperature: string }) => group.temperature)).toEqual(['ambient', 'dry_ice']);
    expect(groups[0].items[0]).toMatchObject({
      catalogue_code: 'GKO-HS-KEAP1-10',
      guaranteed_yield: '10nmol',
      quantity: 1,
    });
  });

  test.each([
    [{ product_slug: 'express_ko_pool', options: { edit_type: 'multi_guide' } }, '1150.00'],
    [{ product_slug: 'gene_knockout', guaranteed_yield: '5nmol' }, '320.00'],
    [{ product_slug: 'cell_clonal', options: { cell_line: 'own' } }, '8900.00'],
    [{ product_slug: 'cell_gko' }, '1950.00'],
  ])('is looked up: %j costs %s (PR-13)', async (asked, price) => {
    const answer = await call('POST', '/products/sku-lookup/', [asked]);
    expect([answer.statusCode, answer.json().price_per_gene]).toEqual([200, price]);
  });

  test('is listed among what is sold, with amounts and lines (PR-11)', async () => {
    const { default_options: offered } = (await call('GET', '/api/products/options')).json();
    const of = (slug: string) => offered.find((one: { product_slug: string }) => one.product_slug === slug);
    expect(of('gene_knockout').yield_options).toEqual(['1.5nmol', '3nmol', '5nmol', '10nmol']);
    expect(of('cell_clonal').options.cell_line).toEqual(['catalogue', 'own']);
    expect(of('express_ko_pool').options.edit_type).toEqual(['single_guide', 'multi_guide']);
  });

  test('goes into the cart 500 pools at a time, and no more (ruling 83)', async () => {
    const added = await call(
      'POST',
      '/api/order/add/',
      Array.from({ length: 500 }, () => aPool()),
    );
    expect(added.statusCode).toBe(201);
    const more = await call(
      'POST',
      '/api/order/add/',
      Array.from({ length: 501 }, () => aPool()),
    );
    expect(more.statusCode).toBe(400);
  });

  test('is paid, ordered, and has its papers and its plate map', async () => {
    await call('POST', '/api/order/add/', [aPool(), aKnockout(), aClone()]);
    const orderId = (await call('GET', '/api/user/cart/')).json().order_id;
    await completeCheckout(service.pool, orderId, true);
    const paid = await call('POST', `/api/order/${orderId}/payment/purchase_order/`, aPurchaseOrder);
    expect(paid.statusCode).toBe(200);
    const map = await call('GET', `/api/order/${orderId}/plate-map/?format=csv`);
    expect([map.statusCode, map.body]).toEqual([200, expect.stringContaining('Other: SH-SY5Y, clone 7')]);
    expect(map.body).toContain(tp53[0]);
    expect(map.body).toContain('GKO-HS-KEAP1-3');
    const genes = await call('GET', `/api/order/${orderId}/gene-list/?format=csv`);
    expect([genes.statusCode, genes.body.trimEnd().split('\r\n').length]).toEqual([200, 4]);
    // A clone that was named by its symbol alone has the stable id beside it, and every row the version of its list.
    expect(genes.body).toMatch(/KEAP1,ENSG00000079999,KEAP1,gene,,\d+,no,,"Human, [^"]+",[0-9a-f]{16}\r\n$/);
    const again = await call('POST', `/api/order/${orderId}/order-again/`);
    expect([again.statusCode, again.json().added?.length]).toEqual([200, 3]);
  });
});
