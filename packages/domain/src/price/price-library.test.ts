import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeneLibraryItem } from '../gene-library/index.ts';
import { type PriceRecord, priceLibrary } from './index.ts';

function aLibrary(genes: number, controls: number, changes: Partial<GeneLibraryItem> = {}): GeneLibraryItem {
  const wells = Array.from({ length: genes + controls }, (_, at) => ({
    position: { row: at % 16, column: Math.floor(at / 16) },
    isControl: at >= genes,
    label: `G${at}`,
    geneName: `G${at}`,
    ensemblId: null,
    typedName: `g${at}`,
  }));
  return {
    kind: 'gene_library',
    productSlug: 'on_demand_libraries',
    projectName: 'Kinome',
    species: 'homo_sapiens',
    plateFormat: '384_echo',
    quantityPerWell: 300,
    replicates: 1,
    catalogueVersion: null,
    plates: [{ name: 'Plate 1', wells }],
    ...changes,
  };
}

function aRecord(id: string, price: number, changes: Partial<PriceRecord> = {}): PriceRecord {
  const scope = { productSlug: 'on_demand_libraries', productType: 'library', options: {}, ranges: {} };
  return { id, priceType: 'price', priceStrategy: null, label: id, price, ...scope, ...changes };
}

test('costs its genes times its copies, and nothing for controls (ruling 85)', () => {
  const list = { records: [aRecord('list', 4_600)], outOfStock: [] };
  const priced = priceLibrary(aLibrary(211, 11, { replicates: 2 }), list, null);
  expect(priced).toMatchObject({ value: { lines: [{ count: 422 }], subtotal: { minor: 422 * 4_600 } } });
});

const records = [
  aRecord('few', 6_000, { ranges: { genes: { min: null, max: 95 } } }),
  aRecord('some', 5_000, { ranges: { genes: { min: 96, max: 191 } } }),
  aRecord('many', 4_600, { ranges: { genes: { min: 192, max: null } } }),
  aRecord('copies', 10, { priceType: 'percent', ranges: { replicates: { min: 3, max: null } } }),
  aRecord('edu', 40, { priceType: 'percent', priceStrategy: 'edu-40' }),
];

test('costs no more for a gene when there are more of them, more copies or a strategy, in any order of the list', () => {
  const one = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(
      one,
      one,
      fc.integer({ min: 1, max: 5 }),
      fc.shuffledSubarray(records, { minLength: 5 }),
      (few, more, replicates, shuffled) => {
        const perGene = (genes: number, copies: number, strategy: string | null, from = shuffled) => {
          const priced = priceLibrary(
            aLibrary(genes, 3, { replicates: copies }),
            { records: from, outOfStock: [] },
            strategy,
          );
          if (!priced.ok) throw new Error(priced.error.code);
          expect(priced.value.lines[0]?.count).toBe(genes * copies);
          return priced.value.lines[0]?.unit.unit.minor ?? 0;
        };
        const [least, most] = few < more ? [few, more] : [more, few];
        expect(perGene(most, replicates, null)).toBeLessThanOrEqual(perGene(least, replicates, null));
        expect(perGene(least, 5, null)).toBeLessThanOrEqual(perGene(least, replicates, null));
        expect(perGene(least, replicates, 'edu-40')).toBeLessThanOrEqual(perGene(least, replicates, null));
        expect(perGene(least, replicates, 'edu-40', records)).toBe(perGene(least, replicates, 'edu-40'));
      },
    ),
  );
});
