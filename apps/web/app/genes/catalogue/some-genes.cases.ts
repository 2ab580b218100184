import { type CatalogueGene, makeGeneIndex } from '@cutsite/domain/gene';
import type { GenesAtHand } from './gene-list-store.ts';

/** A gene with four guides that nothing is special about. */
export function aGene(symbol: string, at: number, changes: Partial<CatalogueGene> = {}): CatalogueGene {
  return {
    ensemblId: `ENSG${String(at).padStart(11, '0')}`,
    symbol,
    currentSymbol: null,
    synonyms: [],
    uncertainSynonyms: [],
    isProteinCoding: true,
    isEssential: false,
    isControl: false,
    guideCount: 4,
    offTargetGenes: [],
    ...changes,
  };
}

const plain = Array.from({ length: 600 }, (_, at) => aGene(`GENE${at + 1}`, at + 1));
const special = [
  aGene('ERBB2', 1001, { synonyms: ['HER2'] }),
  aGene('RELA', 1002, { synonyms: ['P65'] }),
  aGene('SYT1', 1003, { synonyms: ['P65'], isEssential: true, guideCount: 2 }),
  aGene('CDK8', 1004, { guideCount: 0 }),
  aGene('CDK12', 1005),
  aGene('PLK1', 1006, { isEssential: true }),
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
