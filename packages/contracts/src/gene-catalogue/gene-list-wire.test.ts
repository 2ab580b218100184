import type { CatalogueGene } from '@cutsite/domain/gene';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { geneListSchema, geneListToWire, genesFromWire } from './gene-list-wire.ts';

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 4 });
const anyGene: fc.Arbitrary<CatalogueGene> = fc.record({
  ensemblId: fc.stringMatching(/^ENSG\d{11}$/),
  symbol: fc.string({ minLength: 1, maxLength: 12 }),
  currentSymbol: fc.option(fc.string({ minLength: 1 })),
  synonyms: names,
  uncertainSynonyms: names,
  isProteinCoding: fc.boolean(),
  isEssential: fc.boolean(),
  isControl: fc.boolean(),
  guideCount: fc.nat(20),
  offTargetGenes: names,
});
const version = '0123456789abcdef';

test('a list of genes comes back from the wire as it was, and has the declared form (ruling 58)', () => {
  fc.assert(
    fc.property(fc.array(anyGene, { maxLength: 6 }), (genes) => {
      const list = geneListToWire(version, 'homo_sapiens', genes);
      expect(geneListSchema.safeParse(list).error).toBeUndefined();
      expect(genesFromWire(JSON.parse(JSON.stringify(list)))).toEqual(genes);
    }),
  );
});

test('columns are found by their names, also where a later service puts others between them', () => {
  const [gene] = fc.sample(anyGene, 1);
  if (gene === undefined) throw new Error('no gene was drawn');
  const list = geneListToWire(version, 'homo_sapiens', [gene]);
  const later = {
    fields: ['later', ...list.fields] as unknown as typeof list.fields,
    genes: list.genes.map((row) => ['later', ...row]) as unknown as typeof list.genes,
  };
  expect(genesFromWire(later)).toEqual([gene]);
});
