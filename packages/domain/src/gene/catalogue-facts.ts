import type { CatalogueCellLine, CatalogueGene, GenomeSlug } from './catalogue-records.ts';

/** A gene that a target is a guide of. */
export interface GuideOfGene {
  readonly ensemblId: string;
  readonly symbol: string;
  readonly isEssential: boolean;
  /** "guide 2 of 4": its number among the gene's guides, from 1, and how many those are. */
  readonly number: number;
  readonly guideCount: number;
}

/** A gene by its id, with the symbol that is shown. */
export interface NamedGeneId {
  readonly ensemblId: string;
  readonly symbol: string;
}

/** What the current versions of the catalogue say of what somebody asked about. */
export interface CatalogueFacts {
  /** By Ensembl id, with the genes that are cut along with those asked about; what is missing is not in it. */
  readonly genes: ReadonlyMap<string, CatalogueGene>;
  /** The genes that a target is a guide of, by {@link targetKey}; what is missing is no guide of the catalogue. */
  readonly targets: ReadonlyMap<string, readonly GuideOfGene[]>;
  /** The cell lines of the genomes whose lines were asked for. */
  readonly cellLines: readonly CatalogueCellLine[];
  /** Which version of each genome speaks. */
  readonly versions: ReadonlyMap<GenomeSlug, string>;
}

/** The key of a target in the facts: DNA in capitals, of one genome. */
export const targetKey = (genome: GenomeSlug, target: string): string => `${genome} ${target}`;

/** No facts: nothing was asked. */
export const noFacts: CatalogueFacts = {
  genes: new Map(),
  targets: new Map(),
  cellLines: [],
  versions: new Map(),
};
