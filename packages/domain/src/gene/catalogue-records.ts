/** A genome that genes are catalogued for, by its slug (GC-1, GC-2). */
export type GenomeSlug = 'homo_sapiens' | 'mus_musculus';

/** Where something lies in a genome's assembly: bases are counted from 1, start and end both included. */
export interface GenomePlace {
  /** As GENCODE writes it: `chr17`, `chrX`, `chrM`. */
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  readonly strand: '+' | '-';
}

/**
 * A gene as lists, searches and checks know it; `GET /api/products/odl/genes/` brings all of a genome. Ids have no
 * version: `ENSG00000141510`, never `ENSG00000141510.16`.
 */
export interface CatalogueGene {
  readonly ensemblId: string;
  /** The symbol in the annotation of the genome: what is shown and ordered. */
  readonly symbol: string;
  /** The symbol in force today, where the gene has been renamed since the annotation (SARS → SARS1); else null. */
  readonly currentSymbol: string | null;
  /** Every other name, former ones and aliases alike; one name may be a synonym of several genes. */
  readonly synonyms: readonly string[];
  /**
   * Those of the synonyms that are also the symbol or a synonym of a gene that is not in the catalogue: they are never
   * taken for this gene without asking.
   */
  readonly uncertainSynonyms: readonly string[];
  readonly isProteinCoding: boolean;
  /** Commonly essential: cells without it mostly die (GL-28). */
  readonly isEssential: boolean;
  /** Used as a control of a library (GL-18, CL-4, CL-5). */
  readonly isControl: boolean;
  /** How many guides of the catalogue cut it. */
  readonly guideCount: number;
  /** Ensembl ids of genes that are hit along with it: its paralogs, and genes that share a guide with it (CL-14). */
  readonly offTargetGenes: readonly string[];
}

/** A guide of the catalogue. The same target may stand under several genes: then it hits all of them. */
export interface CatalogueGuide {
  readonly ensemblId: string;
  /** Its place among the gene's guides, from 1, in the order of the imported file: "TP53, guide 2 of 4". */
  readonly number: number;
  /** DNA, 5′ to 3′, without the PAM: 17 to 24 letters of A, C, G and T. */
  readonly target: string;
  /** The PAM in the genome, such as `TGG`; null where the file had none. */
  readonly pam: string | null;
  /** Where the target lies; null where the file did not say. */
  readonly place: GenomePlace | null;
  /**
   * The genome around the target, on its strand: 30 letters, four before the target of 20, the PAM and three more. Left
   * out where the file has less.
   */
  readonly context?: string;
}

/** What is made in cell lines, by the product's slug. */
export const cellLineProducts = [
  'engineered_cell_libraries',
  'express_ko_pool',
  'gene_knockout',
  'cell_gko',
  'cell_clonal',
] as const;
export type CellLineProduct = (typeof cellLineProducts)[number];

/** A cell line of the catalogue, with what can be made in it. */
export interface CatalogueCellLine {
  readonly name: string;
  readonly genome: GenomeSlug;
  /** The tissue or disease that it comes from. */
  readonly origin: string;
  readonly synonyms: readonly string[];
  readonly products: readonly CellLineProduct[];
}
