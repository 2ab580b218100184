import type { CatalogueGene, GenomeSlug } from './catalogue-records.ts';

/** What the resolver has to know of a gene. Records of the catalogue and rows of the wire have more; it comes along. */
export type NamedGene = Pick<
  CatalogueGene,
  'ensemblId' | 'symbol' | 'currentSymbol' | 'synonyms' | 'uncertainSynonyms'
>;

/**
 * How a text led to a gene. `written_form`: the symbol in other writing, as IL-2 for IL2. `spreadsheet_date`: a name
 * that a spreadsheet turned into a date, as 3-Sep for SEPT3.
 */
export type NamedBy =
  | 'symbol'
  | 'current_symbol'
  | 'synonym'
  | 'written_form'
  | 'ensembl_id'
  | 'spreadsheet_date'
  | 'spreadsheet_number';

/** A gene that a text may mean, with the name that leads from one to the other. */
export interface GeneCandidate<Gene extends NamedGene = NamedGene> {
  readonly gene: Gene;
  /** The symbol or the synonym as the list writes it. */
  readonly name: string;
}

/** One gene is meant: its symbol is shown, and the typed text is kept beside it (ruling 66). */
export interface MatchedName<Gene extends NamedGene = NamedGene> {
  readonly status: 'matched';
  readonly typed: string;
  readonly gene: Gene;
  readonly by: NamedBy;
  /** The name of the list that the text was: MARCHF1. */
  readonly name: string;
  /** Genes that bear the text as another name, although the symbol decides. Worth showing, nothing to ask. */
  readonly otherMeanings: readonly Gene[];
}

/**
 * Several genes could be meant, or a spreadsheet took away what tells them apart: GENE_AMBIGUOUS (ruling 86).
 * `gene_outside`: a gene that is not in the list has the name as well.
 */
export interface AmbiguousName<Gene extends NamedGene = NamedGene> {
  readonly status: 'ambiguous';
  readonly typed: string;
  readonly why: 'several_genes' | 'same_symbol' | 'gene_outside' | 'spreadsheet_date' | 'spreadsheet_number';
  /** In the order of their symbols; one alone where digits were lost, or a gene outside has the name. */
  readonly candidates: readonly GeneCandidate<Gene>[];
}

/** No gene of the list is meant: GENE_NOT_FOUND. */
export interface UnknownName<Gene extends NamedGene = NamedGene> {
  readonly status: 'not_found';
  readonly typed: string;
  /** As the names of the genome are written (GC-3, GC-4): for what matches nothing, and only for that (ruling 11). */
  readonly shown: string;
  readonly why: 'unknown' | 'id_not_in_list' | 'other_species' | 'spreadsheet_date' | 'spreadsheet_number' | 'too_long';
  /** The gene of the other species that has this name, where its list is at hand. */
  readonly elsewhere: { readonly genome: GenomeSlug; readonly gene: Gene } | null;
}

/** What a typed text turned out to be. */
export type ResolvedName<Gene extends NamedGene = NamedGene> =
  | MatchedName<Gene>
  | AmbiguousName<Gene>
  | UnknownName<Gene>;
