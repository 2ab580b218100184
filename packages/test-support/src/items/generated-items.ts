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
import type { ItemKind, OrderItem } from '@cutsite/domain/item';
import { knockoutAmounts, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { wellPosition } from '@cutsite/domain/labware';
import {
  addOnQuery,
  expressQuery,
  guideQuery,
  knockoutQuery,
  libraryQuery,
  type PriceQuery,
  poolQuery,
} from '@cutsite/domain/price';
import { addOnSlugs } from '@cutsite/domain/product';
import { baseCount } from '@cutsite/domain/sequence';
import fc from 'fast-check';
import { aPlateItem, aTubeItem } from '../guide-rna/index.ts';

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
    const sequences = item.sequences.map((sequence, at) => ({
      ...sequence,
      rawSequence: 'A'.repeat(lengths[at] ?? 1),
    }));
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
      kind: 'gene_library',
      productSlug: 'on_demand_libraries',
      plateFormat,
      species,
      replicates,
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
      ensemblId: `ENSG${at}`,
      geneName: `G${at}`,
      isEssential: false,
      typedName: `G${at}`,
    }));
    return {
      kind: 'cell_library',
      productSlug: 'engineered_cell_libraries',
      name: 'L',
      cellLine: 'K-562',
      controls: { ntc1: 4, ntc2: 4, mockWT: 8 },
      catalogueVersion: null,
      species,
      replicates,
      genes,
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
export type ListedKind = Exclude<ItemKind, 'quoted_line'>;

/** Items of each kind as they can be ordered. A new kind joins here, and the compiler says so. */
export const generatedItems = {
  guide_rna: guides,
  gene_library: libraries,
  cell_library: cells,
  express_knockout: pools,
  knockout_cells: knockouts,
  add_on: addOns,
} as const satisfies Record<ListedKind, fc.Arbitrary<OrderItem>>;

/** What is priced in an item, and what its price depends on. */
export interface PricedUnit {
  readonly query: PriceQuery;
  /** In all copies that the item itself has. */
  readonly count: number;
  /** Of a guide, in bases. */
  readonly length: number | null;
}

/** What is asked of the price list for each unit of an item. */
export function pricedUnits(item: OrderItem): readonly PricedUnit[] {
  switch (item.kind) {
    case 'guide_rna':
      return item.sequences.map(({ rawSequence }) => {
        const length = baseCount(rawSequence);
        return { query: guideQuery(item, length), count: 1, length };
      });
    case 'gene_library': {
      const features = libraryPriceFeatures(item);
      return [{ query: libraryQuery(features), count: features.totalNumGenes * features.replicates, length: null }];
    }
    case 'cell_library':
      return [{ query: poolQuery(poolPriceFeatures(item)), count: item.genes.length * item.replicates, length: null }];
    case 'express_knockout':
      return [{ query: expressQuery(item), count: 1, length: null }];
    case 'knockout_cells':
      return [{ query: knockoutQuery(item), count: 1, length: null }];
    case 'quoted_line':
      return [];
    case 'add_on':
      return [{ query: addOnQuery(item), count: 1, length: null }];
  }
}
