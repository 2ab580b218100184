import { priceListFromWire, skuOf } from '@cutsite/contracts/price-list';
import { type CellLibraryItem, poolPriceFeatures } from '@cutsite/domain/cell-library';
import { editTypes } from '@cutsite/domain/express-knockout';
import { genomeSlugs } from '@cutsite/domain/gene';
import {
  type GeneLibraryItem,
  libraryPlateSlugs,
  libraryPlateTypes,
  libraryPriceFeatures,
} from '@cutsite/domain/gene-library';
import { modifications, nucleases, productOf, yieldOptions } from '@cutsite/domain/guide-rna';
import { type ItemKind, itemKinds, type OrderItem } from '@cutsite/domain/item';
import { knockoutAmounts, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { wellPosition } from '@cutsite/domain/labware';
import { formatDecimal, sumMoney, usd } from '@cutsite/domain/money';
import {
  expressQuery,
  guideQuery,
  knockoutQuery,
  libraryQuery,
  type PriceList,
  type PriceQuery,
  poolQuery,
} from '@cutsite/domain/price';
import { addOnSlugs } from '@cutsite/domain/product';
import { baseCount } from '@cutsite/domain/sequence';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
/** List prices, and those of a strategy, as a browser gets them. */
let customers: readonly { readonly customer: Customer; readonly strategy: string | null; readonly list: PriceList }[];
beforeAll(async () => {
  service = await startTestService();
  customers = await Promise.all(
    [null, 'edu-40'].map(async (strategy) => {
      const customer = await aCustomer(service.pool, { priceStrategy: strategy });
      const { headers } = customer;
      const answer = await service.app.inject({ method: 'GET', url: '/api/products/options', headers });
      return { customer, strategy, list: priceListFromWire(answer.json()) };
    }),
  );
});
afterAll(() => service.stop());

const guides: fc.Arbitrary<OrderItem> = fc
  .record({
    isPlate: fc.boolean(),
    nuclease: fc.constantFrom(...nucleases),
    modifications: fc.constantFrom(...modifications),
    yield: fc.constantFrom(...yieldOptions.map(({ id }) => id)),
    lengths: fc.array(fc.integer({ min: 1, max: 125 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ isPlate, lengths, nuclease, ...settings }) => {
    const changes = { ...settings, nuclease, productSlug: productOf(nuclease) };
    const item = isPlate ? aPlateItem('P', lengths.length, changes) : aTubeItem(lengths.map(String), changes);
    const sequences = item.sequences.map((one, at) => ({ ...one, rawSequence: 'A'.repeat(lengths[at] ?? 1) }));
    return { ...item, sequences };
  });

const libraries: fc.Arbitrary<OrderItem> = fc
  .record({
    plateFormat: fc.constantFrom(...libraryPlateSlugs),
    species: fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const),
    place: fc.nat(),
    replicates: fc.integer({ min: 1, max: 5 }),
    genes: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ plateFormat, species, place, replicates, genes }): GeneLibraryItem => {
    const { quantities, format } = libraryPlateTypes[plateFormat];
    const amounts = quantities[species];
    const wells = Array.from({ length: Math.min(genes, format.wellCount) }, (_, at) => ({
      position: wellPosition(at, format),
      isControl: false,
      label: `G${at}`,
      geneName: `G${at}`,
      ensemblId: `ENSG${at}`,
      typedName: `G${at}`,
    }));
    return {
      ...{ kind: 'gene_library', productSlug: 'on_demand_libraries', plateFormat, species, replicates },
      quantityPerWell: amounts[place % amounts.length] ?? 0,
      catalogueVersion: null,
      plates: [{ name: 'P', wells }],
    };
  });

const cells: fc.Arbitrary<OrderItem> = fc
  .record({
    species: fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const),
    replicates: fc.integer({ min: 1, max: 4 }),
    pools: fc.integer({ min: 20, max: 360 }),
  })
  .map(({ species, replicates, pools }): CellLibraryItem => {
    const genes = Array.from({ length: pools }, (_, at) => ({
      ...{ ensemblId: `ENSG${at}`, geneName: `G${at}`, isEssential: false, typedName: `G${at}` },
    }));
    return {
      ...{ kind: 'cell_library', productSlug: 'engineered_cell_libraries', name: 'L', cellLine: 'K-562' },
      ...{ controls: { ntc1: 4, ntc2: 4, mockWT: 8 }, catalogueVersion: null, species, replicates, genes },
    };
  });

const addOns: fc.Arbitrary<OrderItem> = fc.record({
  kind: fc.constant('add_on' as const),
  productSlug: fc.constantFrom(...addOnSlugs),
  quantity: fc.integer({ min: 1, max: 9 }),
});

const pools: fc.Arbitrary<OrderItem> = fc.record({
  kind: fc.constant('express_knockout' as const),
  productSlug: fc.constant('express_ko_pool' as const),
  species: fc.constantFrom(...genomeSlugs),
  editType: fc.constantFrom(...editTypes),
  cellLine: fc.constant('HAP1'),
  ensemblId: fc.constant('ENSG00000141510'),
  geneName: fc.constant('TP53'),
  sequences: fc.constant(['CCATTGTTCAATATCGTCCG']),
  catalogueVersion: fc.constant(null),
});

const knockouts: fc.Arbitrary<OrderItem> = fc
  .record({
    kind: fc.constant('knockout_cells' as const),
    productSlug: fc.constantFrom(...knockoutSlugs),
    genome: fc.constantFrom(...genomeSlugs),
    ensemblId: fc.constant(null),
    geneName: fc.constant('TP53'),
    typedName: fc.constant('p53'),
    cellLine: fc.constantFrom('K-562', 'Other: mine'),
    amount: fc.constantFrom(...knockoutAmounts),
    catalogueVersion: fc.constant(null),
  })
  .map(({ amount, ...item }) => ({ ...item, quantity: item.productSlug === 'gene_knockout' ? amount : null }));

/** What the price list prices; a line that sales has quoted has its price from there. */
type ListedKind = Exclude<ItemKind, 'quoted_line'>;

/** What is asked of each unit of an item. A new kind joins here, and the compiler says so. */
const generated = {
  guide_rna: guides,
  gene_library: libraries,
  cell_library: cells,
  express_knockout: pools,
  knockout_cells: knockouts,
  add_on: addOns,
} as const satisfies Record<ListedKind, fc.Arbitrary<OrderItem>>;

function unitsOf(item: OrderItem): readonly { readonly query: PriceQuery; readonly count: number }[] {
  switch (item.kind) {
    case 'guide_rna':
      return item.sequences.map(({ rawSequence }) => ({ query: guideQuery(item, baseCount(rawSequence)), count: 1 }));
    case 'gene_library': {
      const features = libraryPriceFeatures(item);
      return [{ query: libraryQuery(features), count: features.totalNumGenes * features.replicates }];
    }
    case 'cell_library':
      return [{ query: poolQuery(poolPriceFeatures(item)), count: item.genes.length * item.replicates }];
    case 'express_knockout':
      return [{ query: expressQuery(item), count: 1 }];
    case 'knockout_cells':
      return [{ query: knockoutQuery(item), count: 1 }];
    case 'quoted_line':
      return [];
    case 'add_on':
      return [{ query: { productSlug: item.productSlug, productType: 'add_on', options: {}, numbers: {} }, count: 1 }];
  }
}

test.each(Object.keys(generated) as ListedKind[])(
  'a look-up and the builder answer the same price for generated items of the kind %s (PR-13, ruling 53)',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(generated[kind], fc.nat(1), async (item, who) => {
        const asked = customers[who];
        if (asked === undefined) throw new Error('there are two customers');
        const { customer, strategy, list } = asked;
        const rules: (typeof itemKinds)[ItemKind] = itemKinds[kind];
        const built = rules.price(item as never, list, strategy);
        const answers = await Promise.all(
          unitsOf(item).map(async ({ query, count }) => {
            const payload = [skuOf(query)];
            const url = '/products/sku-lookup/';
            const answer = await service.app.inject({ method: 'POST', url, headers: customer.headers, payload });
            return { status: answer.statusCode, body: answer.json(), count };
          }),
        );
        if (!built.ok) {
          expect(answers.map(({ body }) => body.error_code)).toContain(built.error.code);
          return;
        }
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        const minor = (text: string) => Math.round(Number(text) * 100);
        const sum = (field: 'price_per_gene' | 'list_price_per_gene') =>
          formatDecimal(sumMoney(answers.map(({ body, count }) => usd(minor(body[field]) * count))));
        expect(sum('price_per_gene')).toBe(formatDecimal(built.value.subtotal));
        expect(sum('list_price_per_gene')).toBe(formatDecimal(built.value.undiscounted));
      }),
      { numRuns: 150 },
    );
  },
  60_000,
);
