import { priceListFromWire } from '@cutsite/contracts/price-list';
import { genomeSlugs } from '@cutsite/domain/gene';
import { libraryPlateSlugs } from '@cutsite/domain/gene-library';
import { priceGuideRna } from '@cutsite/domain/price';
import { systemClock } from '@cutsite/service-base/clock';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoGenes } from '../../demo-data/index.ts';

let service: TestService;
let anybody: Customer;
let student: Customer;
beforeAll(async () => {
  service = await startTestService();
  anybody = await aCustomer(service.pool);
  student = await aCustomer(service.pool, { priceStrategy: 'edu-40' });
});
afterAll(() => service.stop());

async function options(headers: Record<string, string> = {}) {
  const answer = await service.app.inject({ method: 'GET', url: '/api/products/options', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

interface Choice {
  readonly name: string;
  readonly words: readonly string[];
  readonly unit?: string;
  readonly when: Readonly<Record<string, string>>;
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, word]) => other[name] === word);

const lookUp = (item: object, headers = anybody.headers) =>
  service.app.inject({ method: 'POST', url: '/products/sku-lookup/', headers, payload: [item] });

describe('GET /api/products/options', () => {
  test('lists amounts, controls and cell lines, for the plate and the species that they belong to (PR-12)', async () => {
    await loadDemoGenes({ pool: service.pool, clock: systemClock });
    const body = await options();
    const choices = (slug: string): readonly Choice[] =>
      body.default_options.find((default_option: { product_slug: string }) => default_option.product_slug === slug)
        .choices;
    const words = (slug: string, name: string, when: Readonly<Record<string, string>>) =>
      choices(slug).find((one) => one.name === name && isSame(one.when, when))?.words;
    const human = { species: 'homo_sapiens' };
    const mouse = { species: 'mus_musculus' };
    const library = 'on_demand_libraries';
    expect(words(library, 'quantity_per_well', { plate_format: '96_well_deep_well', ...mouse })).toEqual(['1500']);
    expect(words(library, 'quantity_per_well', { plate_format: '384_echo_ldv', ...human })).toEqual([
      '150',
      '250',
      '300',
    ]);
    expect(choices(library).filter(({ unit }) => unit === 'pmol')).toHaveLength(8);
    expect([words(library, 'controls', human), words(library, 'controls', mouse)]).toEqual([
      ['RELA Positive', 'CDC42BPB Positive', 'NTC1', 'NTC2', 'TRAC Positive', 'PTC1', 'PTC2'],
      ['NTC1', 'NTC2', 'Rosa26', 'PTC1', 'PTC2'],
    ]);
    const cells = 'engineered_cell_libraries';
    expect(words(cells, 'built_in_controls', human)).toEqual(['TRAC', 'RELA', 'IFNGR1', 'Viability']);
    expect([words(cells, 'mockWT', {})?.at(0), words(cells, 'mockWT', {})?.at(-1)]).toEqual(['2', '32']);
    expect(words(cells, 'cell_line', human)).toContain('K-562');
    for (const slug of [cells, 'express_ko_pool', 'gene_knockout', 'cell_gko', 'cell_clonal']) {
      const { body: own } = await service.app.inject({ url: `/api/products/cell-lines/?species=homo_sapiens` });
      const made = JSON.parse(own).cell_lines.filter((line: { products: string[] }) => line.products.includes(slug));
      expect(words(slug, 'cell_line', human)).toEqual(made.map(({ name }: { name: string }) => name));
    }
  });

  test('tells a visitor what is sold to everybody, without a discount', async () => {
    const body = await options();
    const yields = ['1.5nmol', '3nmol', '5nmol', '10nmol', '20nmol', '50nmol', '100nmol'];
    const modifications = ['Standard', 'Unmodified', 'User-Defined'];
    const library = {
      product_slug: 'on_demand_libraries',
      yield_options: [],
      options: { plate_format: libraryPlateSlugs, species: genomeSlugs },
    };
    const offered = body.default_options.map(({ choices: _, ...rest }: { choices: unknown }) => rest);
    expect(offered).toEqual([
      ...Object.entries({
        sgrna_kit: ['SpCas9', 'AccuBase'],
        custom_rna: ['Other'],
        multiplex_sgrna: ['eSpOT-ON'],
      }).map(([product_slug, nuclease]) => ({
        product_slug,
        yield_options: yields,
        options: {
          yield: yields,
          modifications: expect.arrayContaining(modifications.slice(0, 1)),
          nuclease: expect.arrayContaining(nuclease),
        },
      })),
      library,
      { product_slug: 'engineered_cell_libraries', yield_options: [], options: { species: genomeSlugs } },
      {
        product_slug: 'express_ko_pool',
        yield_options: [],
        options: { edit_type: ['single_guide', 'multi_guide'], species: genomeSlugs },
      },
      {
        product_slug: 'gene_knockout',
        yield_options: yields.slice(0, 4),
        options: { yield: yields.slice(0, 4), species: genomeSlugs },
      },
      ...['cell_gko', 'cell_clonal'].map((product_slug) => ({
        product_slug,
        yield_options: [],
        options: { cell_line: ['catalogue', 'own'], species: genomeSlugs },
      })),
    ]);
    expect(body).toMatchObject({ user_options: [], price_strategy: null, currency: 'USD', out_of_stock: [] });
    expect(body.pricing.every((record: { price_strategy: unknown }) => record.price_strategy === null)).toBe(true);
  });

  test('gives a customer the records of the own price strategy, and no other', async () => {
    const body = await options(student.headers);
    const strategies = new Set(body.pricing.map((record: { price_strategy: unknown }) => record.price_strategy));
    expect(strategies).toEqual(new Set([null, 'edu-40']));
    expect(body.price_strategy).toBe('edu-40');
    expect(body.user_options).toEqual(body.default_options);
  });

  test('is all a browser needs to compute the price of the service', async () => {
    const item = aPlateItem('Plate 1', 62);
    const priced = priceGuideRna(item, priceListFromWire(await options(student.headers)), 'edu-40');
    expect(priced).toMatchObject({ value: { subtotal: { minor: 152_520 }, undiscounted: { minor: 254_200 } } });
  });

  test('follows an import at once, also what is out of stock', async () => {
    const { price_list_version } = await options();
    await service.pool.query(
      `with list as (insert into price_list (version, name, imported_at) values ('new', 'new', now()) returning version)
       insert into price_record (list_version, id, position, product_slug, product_type, price_type, label, yield_options)
       select version, 'gap', 0, 'sgrna_kit', 'tube', 'out_of_stock', 'No tubes', '{100nmol}' from list`,
    );
    await service.pool.query(`update price_list set is_current = false where is_current`);
    await service.pool.query(`update price_list set is_current = true where version = 'new'`);
    try {
      expect(await options()).toMatchObject({
        price_list_version: 'new',
        pricing: [],
        out_of_stock: [{ product_slug: 'sgrna_kit', yield_options: ['100nmol'], nuclease_options: null }],
      });
    } finally {
      await service.pool.query(`update price_list set is_current = false where is_current`);
      await service.pool.query('update price_list set is_current = true where version = $1', [price_list_version]);
    }
  });
});

describe('POST /products/sku-lookup/', () => {
  test('answers with both prices and why', async () => {
    const plate = { product_slug: 'sgrna_kit', price_type: 'price', product_type: 'plate' };
    expect((await lookUp(plate, student.headers)).json()).toMatchObject({
      product_slug: 'sgrna_kit',
      list_price_per_gene: '41.00',
      price_per_gene: '24.60',
      currency: 'USD',
      candidates: [{ price: '41.00' }, { price: '24.60', wins: true }, { price: '26.00' }],
    });
    expect((await lookUp(plate)).json()).toMatchObject({ list_price_per_gene: '41.00', price_per_gene: '41.00' });
  });

  test.each([
    [{ product_slug: 'sgrna_kit' }, '72.00'],
    [{ product_slug: 'custom_rna' }, '72.00'],
    [{ product_slug: 'custom_rna', mod: 'User-Defined', length: 100, guaranteed_yield: '10nmol' }, '270.00'],
    [{ product_slug: 'multiplex_sgrna', guaranteed_yield: '50nmol' }, '350.00'],
    [{ product_slug: 'spcas9_nuclease' }, '95.00'],
  ])('%j costs %s', async (item, price) => {
    expect((await lookUp(item)).json()).toMatchObject({ list_price_per_gene: price });
  });

  test('what is not sold has no price: 404', async () => {
    const answer = await lookUp({ product_slug: 'sgrna_kit', product_type: 'plate', guaranteed_yield: '100nmol' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error_code: 'no_price' });
  });

  test.each([
    [[]],
    [[{ product_slug: 'sgrna_kit' }, { product_slug: 'sgrna_kit' }]],
    [[{ product_slug: 'unknown' }]],
    [[{ product_slug: 'sgrna_kit', price_type: 'percent' }]],
    [[{ product_slug: 'sgrna_kit', price: '1.00' }]],
  ])('%j is refused', async (payload) => {
    const { headers } = anybody;
    const answer = await service.app.inject({ method: 'POST', url: '/products/sku-lookup/', headers, payload });
    expect(answer.statusCode).toBe(400);
  });
});
