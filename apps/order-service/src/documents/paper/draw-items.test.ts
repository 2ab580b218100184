import type { GeneLibraryItem } from '@cutsite/domain/gene-library';
import { itemKinds } from '@cutsite/domain/item';
import { usd } from '@cutsite/domain/money';
import type { PriceLine } from '@cutsite/domain/price';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { expect, test } from 'vitest';
import { priceParts } from './draw-items.ts';

const wells = Array.from({ length: 27 }, (_, at) => ({
  position: { row: at % 8, column: Math.floor(at / 8) },
  label: `GENE${at + 1}`,
  ensemblId: null,
  typedName: `GENE${at + 1}`,
  isControl: false,
}));
const aLibrary = (replicates: number) =>
  ({
    kind: 'gene_library',
    productSlug: 'on_demand_libraries',
    species: 'homo_sapiens',
    plateFormat: '96_well_deep_well',
    quantityPerWell: 1000,
    replicates,
    plates: [{ name: 'Plate 1', wells }],
    catalogueVersion: null,
  }) as unknown as GeneLibraryItem;
const lineOf = (count: number) => [{ count, unit: { unit: usd(4968) } } as PriceLine];

test('the price of an item with copies of its own is printed by its parts, and never their product (ruling 85)', () => {
  const item = aLibrary(3);
  expect(priceParts(itemKinds, { item, lines: lineOf(81) })).toEqual(['27 genes × 3 copies × $49.68']);
});

test('one copy needs no parts, and copies of the cart have a column', () => {
  expect(priceParts(itemKinds, { item: aLibrary(1), lines: lineOf(27) })).toEqual([]);
  expect(priceParts(itemKinds, { item: aPlateItem('Plate 1'), lines: lineOf(96) })).toEqual([]);
});
