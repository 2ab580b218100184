import { aGene } from '@cutsite/test-support/gene';
import { type CatalogueGene, type GenomeSlug, makeGeneIndex } from '../gene/index.ts';
import type { CellLibraryGene, CellLibraryItem } from './cell-library-item.ts';
import { defaultControls } from './cell-library-limits.ts';
import type { CellLibraryProject, LibraryPool } from './cell-library-project.ts';
import type { CellLibraryLists } from './check-cell-library.ts';

/** A gene with four guides that nothing is special about. */
export const aPooledGene = (symbol: string, changes: Partial<CatalogueGene> = {}): CatalogueGene =>
  aGene(symbol, { ensemblId: `ENSG-${symbol}`, ...changes });

/** GENE1 to GENE500, and some of which there is something to say. */
export const pooledGenes: readonly CatalogueGene[] = [
  ...Array.from({ length: 500 }, (_, at) => aPooledGene(`GENE${at + 1}`)),
  aPooledGene('CDK8', { guideCount: 0 }),
  aPooledGene('ZNF502', { guideCount: 2 }),
  aPooledGene('PRMT5', { isEssential: true }),
  aPooledGene('CDY1', { offTargetGenes: ['ENSG-CDY1B', 'ENSG-CDY2A', 'ENSG-elsewhere'] }),
  aPooledGene('CDY1B'),
  aPooledGene('CDY2A'),
  aPooledGene('ERBB2', { synonyms: ['HER2'] }),
  aPooledGene('KMT2D', { synonyms: ['MLL2'] }),
  aPooledGene('KMT2B', { synonyms: ['MLL2'] }),
];

/** The lists of a genome, with two cell lines. */
export function someLists(genome: GenomeSlug = 'homo_sapiens'): CellLibraryLists {
  return { index: makeGeneIndex(genome, pooledGenes), cellLines: new Set(['K-562', 'HeLa']) };
}

/** Pools as typed, one for each name. */
export function poolsOf(names: readonly string[]): LibraryPool[] {
  return names.map((name, at) => ({ id: `p${at}`, name, chosenId: null }));
}

/** `count` names of plain genes, from a number on. */
export function plainGenes(count: number, from = 1): string[] {
  return Array.from({ length: count }, (_, at) => `GENE${from + at}`);
}

/** A library that can be ordered: 24 pools in one rack. */
export function aCellLibrary(changes: Partial<CellLibraryProject> = {}): CellLibraryProject {
  return {
    name: 'Chromatin regulators',
    genome: 'homo_sapiens',
    cellLine: 'K-562',
    controls: defaultControls,
    replicates: 1,
    pools: poolsOf(plainGenes(24)),
    ...changes,
  };
}

/** A library as it stands in a cart. */
export function aCellLibraryItem(genes = 24, changes: Partial<CellLibraryItem> = {}): CellLibraryItem {
  return {
    kind: 'cell_library',
    productSlug: 'engineered_cell_libraries',
    name: 'Chromatin regulators',
    species: 'homo_sapiens',
    cellLine: 'K-562',
    controls: defaultControls,
    replicates: 1,
    catalogueVersion: null,
    genes: plainGenes(genes).map(geneOf),
    ...changes,
  };
}

/** The gene of a pool, under its own name. */
export function geneOf(symbol: string): CellLibraryGene {
  return { ensemblId: `ENSG-${symbol}`, geneName: symbol, isEssential: false, typedName: symbol };
}
