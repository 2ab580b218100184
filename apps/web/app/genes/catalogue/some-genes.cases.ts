import { type CatalogueGene, makeGeneIndex } from '@cutsite/domain/gene';
import { aGene, ensemblIdOf } from '@cutsite/test-support/gene';
import type { GenesAtHand } from './gene-list-store.ts';

/** A gene that nothing is special about, with the id of this number. */
export const aNumberedGene = (symbol: string, number: number, changes: Partial<CatalogueGene> = {}): CatalogueGene =>
  aGene(symbol, { ensemblId: ensemblIdOf(number), ...changes });

const plain = Array.from({ length: 600 }, (_, at) => aNumberedGene(`GENE${at + 1}`, at + 1));
const special = [
  aNumberedGene('ERBB2', 1001, { synonyms: ['HER2'] }),
  aNumberedGene('RELA', 1002, { synonyms: ['P65'] }),
  aNumberedGene('SYT1', 1003, { synonyms: ['P65'], isEssential: true, guideCount: 2 }),
  aNumberedGene('CDK8', 1004, { guideCount: 0 }),
  aNumberedGene('CDK12', 1005),
  aNumberedGene('PLK1', 1006, { isEssential: true }),
];

/** GENE1 to GENE600, and some of which there is something to say. */
export const someGenes: GenesAtHand = {
  version: '0123456789abcdef',
  index: makeGeneIndex('homo_sapiens', [...plain, ...special]),
  others: [],
};

/** `count` names of plain genes, from a number on. */
export const plainNames = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `GENE${from + at}`);
