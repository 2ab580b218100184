export type {
  CatalogueCellLine,
  CatalogueGene,
  CatalogueGuide,
  CellLineProduct,
  GenomePlace,
  GenomeSlug,
} from './catalogue-records.ts';
export { type Genome, geneGenomes, genomeSlugs } from './genomes.ts';
export type {
  AmbiguousName,
  GeneCandidate,
  MatchedName,
  NamedBy,
  NamedGene,
  ResolvedName,
  UnknownName,
} from './resolved-name.ts';
