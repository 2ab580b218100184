import { aGene } from '@cutsite/test-support/gene';
import { type CatalogueGene, type GenomeSlug, makeGeneIndex } from '../gene/index.ts';
import type { LibraryGenes } from './check-library.ts';
import type { LibraryPlate, LibraryProject } from './library-project.ts';

/** A gene with four guides that nothing is special about. */
export const aListedGene = (symbol: string, changes: Partial<CatalogueGene> = {}): CatalogueGene =>
  aGene(symbol, { ensemblId: `ENSG-${symbol}`, ...changes });

/** GENE1 to GENE600, and some of which there is something to say. */
export function someGenes(genome: GenomeSlug = 'homo_sapiens'): LibraryGenes {
  const plain = Array.from({ length: 600 }, (_, at) => aListedGene(`GENE${at + 1}`));
  const special = [
    aListedGene('CDK8', { guideCount: 0 }),
    aListedGene('DEFB107B', { guideCount: 1 }),
    aListedGene('ZNF502', { guideCount: 2 }),
    aListedGene('PLK1', { isEssential: true }),
    aListedGene('RPL3', { isEssential: true, guideCount: 2 }),
    aListedGene('ERBB2', { synonyms: ['HER2'] }),
    aListedGene('RELA', { synonyms: ['P65'] }),
    aListedGene('SYT1', { synonyms: ['P65'] }),
    aListedGene('MARCH1'),
    aListedGene('MARC1'),
    aListedGene('PTCH1', { synonyms: ['PTC1'] }),
  ];
  return { index: makeGeneIndex(genome, [...plain, ...special]) };
}

/** A plate filled from its first well on, row by row. */
export function aPlate(names: readonly string[], changes: Partial<LibraryPlate> = {}): LibraryPlate {
  const wells = names.map((name, index) => ({ id: `w${index}`, index, name, chosenId: null }));
  return { id: 'p1', name: 'Plate 1', wells, ...changes };
}

/** `count` names of plain genes, from a number on. */
export function plainNames(count: number, from = 1): string[] {
  return Array.from({ length: count }, (_, at) => `GENE${from + at}`);
}

/** A library that can be ordered: 24 genes on one plate. */
export function aLibrary(changes: Partial<LibraryProject> = {}): LibraryProject {
  return {
    name: 'Kinome',
    genome: 'homo_sapiens',
    plateType: '384_echo',
    quantityPerWell: 300,
    replicates: 2,
    plates: [aPlate(plainNames(24))],
    ...changes,
  };
}
